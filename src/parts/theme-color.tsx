import { home, type Page } from '../site.ts'
import { colorOf } from '../styles/color.ts'
import tokens from '../styles/tokens.css?raw'

/** The colors that stand at the top of a page, for the browser's own bar. */
const paper = { light: colorOf(tokens, '--bone'), dark: colorOf(tokens, '--black') }

/** Tells the browser the color of its bar in both schemes. On `/` that is the hero's, dark in both. */
export function ThemeColor({ page }: { readonly page: Page }) {
  if (page === home) return <meta name="theme-color" content={paper.dark} />
  return (
    <>
      <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
