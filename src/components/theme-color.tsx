import { home, type SitePage } from '../site.ts'
import { readTokenColor } from '../styles/read-token-color.ts'
import tokens from '../styles/tokens.css?raw'

const grounds = { light: readTokenColor(tokens, '--light-ground'), dark: readTokenColor(tokens, '--dark-ground') }

/** Sets the color of the browser's interface in both color schemes. On `/` it is the hero's, dark in both. */
export function ThemeColor({ page }: { readonly page: SitePage }) {
  if (page === home) return <meta name="theme-color" content={grounds.dark} />
  return (
    <>
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
