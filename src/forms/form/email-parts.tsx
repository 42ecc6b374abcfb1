import { useEffect, useState } from 'react'
import { isDomainIncomplete } from './email-address.ts'
import { formText } from './form.text.ts'
import type { ReadableStore } from './form-definition.ts'
import type { FormState } from './form-state.ts'
import { StatusMessage, useFormState } from './form-view.tsx'

/** Milliseconds without a key before an address counts as written: every one is incomplete at first. */
const typingPauseMs = 1000

interface Props {
  readonly store: ReadableStore<FormState>
}

const useEmail = ({ store }: Props) => useFormState(store, ({ answers }) => answers.email ?? '')

/** Shows whether the email address may be incomplete. It is accepted all the same. */
export function EmailStatus({ store }: Props) {
  const email = useEmail({ store })
  const [writtenEmail, setWrittenEmail] = useState('')
  useEffect(() => {
    // Synchronizes with the pauses of the visitor.
    const timer = setTimeout(() => setWrittenEmail(email), typingPauseMs)
    return () => clearTimeout(timer)
  }, [email])
  const isShown = email === writtenEmail && isDomainIncomplete(email)
  return <StatusMessage store={store} slot="email-status" text={isShown ? formText.incompleteEmail : ''} />
}

/** Shows the same in the review. */
export function EmailNote(props: Props) {
  return isDomainIncomplete(useEmail(props)) && <p className="inset-text">{formText.incompleteEmail}</p>
}
