import { Fragment } from 'react'
import { FileName } from './file-name.tsx'

interface Props {
  readonly text: string
  /** The names that are quoted in it, in their order. They may contain quotation marks themselves. */
  readonly names: readonly string[]
}

/** Shows a sentence in which names are quoted. None of them changes the direction of what follows. */
export function QuotedNames({ text, names }: Props) {
  let rest = text
  const parts = names.map((name, index) => {
    const [before, ...after] = rest.split(`“${name}”`)
    rest = after.join(`“${name}”`)
    const key = index
    return (
      <Fragment key={key}>
        {before}“<FileName name={name} />”
      </Fragment>
    )
  })
  return [...parts, rest]
}
