import type { ReactNode } from 'react'
import '../../media/fonts/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'
import { origin } from '../origin.ts'
import { inScript, jsonLd } from '../record/page.json-ld.ts'
import { notFound, type Page } from '../site.ts'
import { layerOrder } from '../styles/layers.ts'
import { CardMeta, titleOf } from './card-meta.tsx'
import { fonts } from './fonts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { pictures } from './pictures.ts'
import { RecordLinks } from './record-links.tsx'
import { ThemeColor } from './theme-color.tsx'

// Styles cannot read SITE_ORIGIN: paper prints it before the path of a link.
const addresses = `@media print{:root{--origin:"${origin}"}}`

/** What only the build knows of a page. */
export interface RenderOptions {
  /** The page's whole stylesheet, to be inlined. */
  readonly css: string
  /** Addresses of stylesheets to link instead; only dev has any. */
  readonly sheets: readonly string[]
  /** Addresses of module scripts; empty on a page that only reads. */
  readonly scripts: readonly string[]
}

interface Props extends RenderOptions {
  readonly page: Page
  readonly children: ReactNode
}

/** The whole HTML document around one page. */
export function Document({ page, css, sheets, scripts, children }: Props) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Nothing is drawn before the header is there: else what the eye sees change between two pages has no header in it. */}
        <link rel="expect" href="#content" blocking="render" />
        <title>{titleOf(page)}</title>
        <meta name="description" content={page.description} />
        {page === notFound ? <meta name="robots" content="noindex" /> : <CardMeta page={page} />}
        <meta name="color-scheme" content="light dark" />
        <ThemeColor page={page} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <RecordLinks page={page} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: layerOrder + css + addresses }} />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" async fetchPriority="low" src={src} />
        ))}
        {page !== notFound && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(jsonLd(page, pictures)) }} />
        )}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Header current={page} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
