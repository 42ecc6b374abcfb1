export const markHeight = 48
export const markWidth = 54
export const markLines = [410.2, 434.0, 486.1, 656.3].map((nanometers, index) => ({
  nanometers,
  x: ((nanometers - 410.2) / 246.1) * 50,
  width: 3,
  live: index === 3,
}))
