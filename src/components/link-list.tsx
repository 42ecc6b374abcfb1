import { Fragment } from 'react'

/** Shows names in a row, each as a link if it has a URL. */
export function LinkList({ links }: { readonly links: readonly (readonly [url: string | undefined, name: string])[] }) {
  return links.map(([url, name], index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {url ? <a href={url}>{name}</a> : name}
    </Fragment>
  ))
}
