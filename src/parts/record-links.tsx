import { openData } from '../content/cases.ts'
import { recordFiles } from '../record/addresses.ts'
import { type Page, research } from '../site.ts'

/** Leads feed readers to the feed, from every page, and programs to the data, from the page that shows it. */
export function RecordLinks({ page }: { readonly page: Page }) {
  const link = (type: string, file: string) => (
    <link rel="alternate" type={type} href={`/${file}`} title={openData.title} />
  )
  return (
    <>
      {link('application/atom+xml', recordFiles.feed)}
      {page === research && link('application/json', recordFiles.json)}
      {page === research && link('text/csv', recordFiles.csv)}
    </>
  )
}
