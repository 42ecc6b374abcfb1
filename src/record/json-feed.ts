import { openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { home, research } from '../site.ts'
import { addressOfFile, addressOfPage, recordFiles } from './addresses.ts'
import { moment } from './dates.ts'
import { feedEntries } from './feed-entries.ts'
import { json } from './json.ts'

/** `/feed.json`: JSON Feed 1.1, the entries of `/feed.xml`. */
export function jsonFeed(): string {
  return json({
    version: 'https://jsonfeed.org/version/1.1',
    title: openData.title,
    description: research.description,
    home_page_url: addressOfPage(research),
    feed_url: addressOfFile(recordFiles.jsonFeed),
    favicon: addressOfFile('favicon.ico'),
    authors: [{ name: organization.name, url: addressOfPage(home) }],
    language: 'en-US',
    items: feedEntries().map(({ id, title, address, published, updated, status, summary, html }) => ({
      id,
      url: address,
      title,
      summary,
      content_html: html,
      date_published: moment(published),
      date_modified: moment(updated),
      tags: [status.label],
    })),
  })
}
