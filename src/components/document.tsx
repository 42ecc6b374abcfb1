import type { ReactNode } from 'react'
import '../../media/fonts/fonts.css'
import sans from '../../media/fonts/sans.woff2?url'
import serif from '../../media/fonts/serif.woff2?url'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/layout.css'
import '../styles/print.css'
import { siteOrigin } from '../origin.ts'
import { createJsonLd, escapeForScript } from '../published-data/page.json-ld.ts'
import { notFound, type SitePage } from '../site.ts'
import { layerStatement, styleWithoutLayers } from '../styles/layers.ts'
import { AlternateLinks } from './alternate-links.tsx'
import { Footer } from './footer.tsx'
import { createFormPageScript } from './form-page-script.ts'
import { Header } from './header.tsx'
import { layoutText } from './layout.text.ts'
import { getMediaUrl } from './media-urls.ts'
import { getDocumentTitle, OpenGraphMeta } from './open-graph-meta.tsx'
import { ThemeColor } from './theme-color.tsx'

// Styles cannot read SITE_ORIGIN: print styles show it before the path of a link.
const addresses = `@media print{:root{--origin:"${siteOrigin}"}}`

const getPortraitUrl = (number: string) => `${siteOrigin}${getMediaUrl(`portraits/${number}-600.webp`)}`

export interface RenderOptions {
  readonly css: string
  readonly stylesheets: readonly { readonly href: string; readonly media?: string }[]
  /** The URLs of the page's modules. */
  readonly scripts: readonly string[]
}

interface Props extends RenderOptions {
  readonly page: SitePage
  readonly children: ReactNode
}

export function HtmlDocument({ page, css, stylesheets, scripts, children }: Props) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Blocks rendering until the header is parsed, so that every view transition includes it. */}
        <link rel="expect" href="#content" blocking="render" />
        <title>{getDocumentTitle(page)}</title>
        <meta name="description" content={page.description} />
        {page === notFound ? <meta name="robots" content="noindex" /> : <OpenGraphMeta page={page} />}
        <ThemeColor page={page} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <AlternateLinks page={page} />
        {[sans, serif].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: layerStatement + css + addresses + styleWithoutLayers }} />
        {stylesheets.map(({ href, media }) => (
          <link key={href} rel="stylesheet" href={href} media={media} />
        ))}
        {page.hasForm && <script dangerouslySetInnerHTML={{ __html: createFormPageScript(page) }} />}
        {scripts.map((src) => (
          <script key={src} type="module" fetchPriority="low" src={src} />
        ))}
        {page !== notFound && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: escapeForScript(createJsonLd(page, getPortraitUrl)) }}
          />
        )}
      </head>
      <body>
        <a className="skip-link" href="#content">
          {layoutText.skip}
        </a>
        <Header current={page} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer current={page} />
      </body>
    </html>
  )
}
