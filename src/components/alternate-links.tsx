import { openData } from '../content/cases.ts'
import { feed, linkedFiles } from '../published-data/published-files.ts'
import { research, type SitePage } from '../site.ts'

/** Links every page to the feed, for feed readers, and the page that shows the cases to their files, for programs. */
export function AlternateLinks({ page }: { readonly page: SitePage }) {
  return (page === research ? linkedFiles : [feed]).map(({ path, mediaType }) => (
    <link key={path} rel="alternate" type={mediaType} href={`/${path}`} title={openData.title} />
  ))
}
