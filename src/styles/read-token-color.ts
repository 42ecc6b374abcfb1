/** Returns a token's color, `--dark-ground` → `#0d0e0f`, for icons. Throws if the token is no color literal. */
export function readTokenColor(css: string, token: `--${string}`): string {
  const color = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (!color)
    throw new Error(
      `src/styles/tokens.css has no “${token}: #rrggbb”, which is read from it. For a picture, mend its token and run: npm run generate -- icons share`,
    )
  return color
}
