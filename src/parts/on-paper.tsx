import { Address } from './address.tsx'

/** What to do with a form that has been printed: shown on paper, and where there are no styles at all. */
export function OnPaper({ text }: { readonly text: { readonly title: string; readonly text: string } }) {
  return (
    <div className="on-paper">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <Address />
    </div>
  )
}
