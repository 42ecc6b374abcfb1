import { organization } from '../content/organization.ts'
import { addressOfFile, addressOfPage } from '../record/addresses.ts'
import { home, nameOf, type Page, team } from '../site.ts'

/** A page's title as tabs and search results show it. */
export function titleOf(page: Page): string {
  return page === home ? home.title : `${page.title} · ${organization.name}`
}

/** What a link to this page looks like elsewhere: canonical address, Open Graph (ogp.me), and the card's size. */
export function CardMeta({ page }: { readonly page: Page }) {
  const properties = {
    'og:type': 'website',
    'og:site_name': organization.name,
    'og:locale': 'en_US',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': addressOfPage(page),
    'og:image': addressOfFile(`share/${nameOf(page)}.jpg`),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${page.heading ?? page.title}, in white on black, with ${page === team ? 'a face under lines of light' : 'a plate of gray interference fringes'}.`,
  }
  return (
    <>
      <link rel="canonical" href={addressOfPage(page)} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
