import { home, type SitePage } from '../site.ts'
import { readTokenColor } from '../styles/read-token-color.ts'
import tokens from '../styles/tokens.css?raw'

const paper = { light: readTokenColor(tokens, '--bone'), dark: readTokenColor(tokens, '--black') }

/** Sets the color of the browser's interface in both color schemes. On `/` it is the hero's, dark in both. */
export function ThemeColor({ page }: { readonly page: SitePage }) {
  if (page === home) return <meta name="theme-color" content={paper.dark} />
  return (
    <>
      <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
