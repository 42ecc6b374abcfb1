export function Film() {
  return null
}
