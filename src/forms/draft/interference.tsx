import type { ComponentProps } from 'react'
import { CopyDraft } from './copy-draft.tsx'
import { draftText } from './draft.text.ts'

/** Shows, in place of a form that cannot be shown, that something interferes, and lets the visitor copy the answers. */
export function Interference(props: ComponentProps<typeof CopyDraft>) {
  return (
    <>
      <p className="field-error" role="alert">
        {draftText.interference}
      </p>
      <CopyDraft {...props} />
    </>
  )
}
