import './contents-list.css'

/** Shows on a phone, where a page is many screens long, links to what it is about: names, each with its URL. */
export function ContentsList({ links }: { readonly links: readonly (readonly [name: string, url: string])[] }) {
  return (
    <ul className="contents links columns ruled-list">
      {links.map(([name, url]) => (
        <li key={url}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
