import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashContent } from '../asset-path.ts'
import { organization } from '../content/organization.ts'
import { getFileUrl, getPageUrl } from '../published-data/urls.ts'
import { getShareName, home, type SitePage, team } from '../site.ts'

export function getDocumentTitle(page: SitePage): string {
  return page === home ? home.title : `${page.title} · ${organization.name}`
}

/** Returns what the share image of a page shows beside its heading. */
function describePicture(page: SitePage): string {
  if (page.researchCase) return `its figure, ${page.researchCase.figure.value}: ${page.researchCase.figure.words}`
  return page === team ? 'a face under lines of light' : 'a plate of gray interference fringes'
}

/**
 * Returns the URL of a page's share image. Chats keep a picture by its URL for good, so that this one changes with the
 * picture. The build names a page that has none yet.
 */
function getShareUrl(page: SitePage): string {
  const path = `share/${getShareName(page)}.jpg`
  const file = join(import.meta.dirname, '../../public', path)
  return getFileUrl(path) + (existsSync(file) ? `?${hashContent(readFileSync(file))}` : '')
}

export function OpenGraphMeta({ page }: { readonly page: SitePage }) {
  const properties = {
    'og:type': 'website',
    'og:site_name': organization.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': getPageUrl(page),
    'og:image': getShareUrl(page),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${[page.heading ?? page.title, page.shareWords].filter(Boolean).join(': ')}, in white on black, with ${describePicture(page)}.`,
  }
  return (
    <>
      <link rel="canonical" href={getPageUrl(page)} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
