import { Fragment } from 'react'

export type NamedLink = readonly [url: string | undefined, name: string, note?: string | undefined]

/** Shows names in a row, each as a link if it has a URL, and with its note in parentheses. */
export function LinkList({ links }: { readonly links: readonly NamedLink[] }) {
  return links.map(([url, name, note], index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {url ? <a href={url}>{name}</a> : name}
      {note && ` (${note})`}
    </Fragment>
  ))
}
