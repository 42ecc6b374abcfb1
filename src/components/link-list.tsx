import { Fragment } from 'react'

export function LinkList({ links }: { readonly links: readonly (readonly [url: string, name: string])[] }) {
  return links.map(([url, name], index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <a href={url}>{name}</a>
    </Fragment>
  ))
}
