import { Address } from './address.tsx'

/** Shows how to submit a printed form: in print, and where no styles apply. */
export function PaperInstructions({ text }: { readonly text: { readonly title: string; readonly text: string } }) {
  return (
    <div className="print-only">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <Address />
    </div>
  )
}
