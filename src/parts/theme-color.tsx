import { home, type Page } from '../site.ts'

/** The colors that stand at the top of a page, for the browser's own bar. They are tokens.css's; a test compares. */
const paper = { light: '#f3f4f2', dark: '#0d0e0f' }

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
