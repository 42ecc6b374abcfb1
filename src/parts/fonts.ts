export const fonts: readonly string[] = []
