import './email-link.css'

/** Shows a link to an email address. A line may end in it after the @ and before its last dot, and nowhere else. */
export function EmailLink({ address }: { readonly address: string }) {
  const [, user, host, topLevel] = /^(.+@)(.+)(\..+)$/.exec(address) ?? []
  return (
    <a className="email-link" href={`mailto:${address}`}>
      <span>{user}</span>
      <wbr />
      <span>{host}</span>
      <wbr />
      <span>{topLevel}</span>
    </a>
  )
}
