import { openData } from '../content/cases.ts'
import { publishedFiles } from '../published-data/file-urls.ts'
import { research, type SitePage } from '../site.ts'

/** Links every page to the feed, for feed readers, and the page that shows the cases to the data, for programs. */
export function AlternateLinks({ page }: { readonly page: SitePage }) {
  const link = (type: string, file: string) => (
    <link rel="alternate" type={type} href={`/${file}`} title={openData.title} />
  )
  return (
    <>
      {link('application/atom+xml', publishedFiles.feed)}
      {page === research && link('application/json', publishedFiles.json)}
      {page === research && link('text/csv', publishedFiles.csv)}
    </>
  )
}
