import type { ReactNode } from 'react'
import '../../media/fonts/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'
import { organization } from '../content/organization.ts'
import type { RenderOptions } from '../pages.tsx'
import { home, notFound, type Page } from '../site.ts'
import { fonts } from './fonts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

interface Props extends RenderOptions {
  readonly page: Page
  readonly children: ReactNode
}

/** The whole HTML document around one page. */
export function Document({ page, css, scripts, origin, children }: Props) {
  const title = page === home ? home.title : `${page.title} · ${organization.name}`
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        {page === notFound ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={origin + page.path} />
        )}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
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
