import { feed, linkedFiles } from '../published-data/published-files.ts'
import { research, type SitePage } from '../site.ts'

/** Links every page to the feed, for feed readers, and the page that shows the cases to their files, for programs. */
export function AlternateLinks({ page }: { readonly page: SitePage }) {
  return linkedFiles
    .filter(({ path }) => page === research || path === feed.path)
    .map(({ path, mediaType, link }) => (
      <link key={path} rel="alternate" type={mediaType} href={`/${path}`} title={link} />
    ))
}
