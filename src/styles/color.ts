/**
 * The color that a style sheet spells for a token: `colorOf(tokens, '--black')` → `#0d0e0f`. What cannot use CSS, such as
 * an icon or the browser's own bar, takes its colors so. Throws where the token has none of its own.
 */
export function colorOf(css: string, token: `--${string}`): string {
  const color = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (!color) throw new Error(`The tokens spell no color for ${token}.`)
  return color
}
