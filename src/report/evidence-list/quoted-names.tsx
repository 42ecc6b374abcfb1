import { Fragment } from 'react'
import { FileName } from './file-name.tsx'

/** Shows a sentence in which names are quoted. None of them changes the direction of what follows. */
export function QuotedNames({ text }: { readonly text: string }) {
  return text.split(/[“”]/).map((part, index) => {
    const key = index
    // The names have odd places.
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <Fragment key={key}>
        “<FileName name={part} />”
      </Fragment>
    )
  })
}
