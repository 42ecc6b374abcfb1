import { useEffect, useState } from 'react'
import { ChangingText } from './changing-text.tsx'
import { isDomainIncomplete } from './email-address.ts'
import { formText } from './form.text.ts'
import type { FieldSlots } from './form-field.tsx'
import type { FormState } from './form-state.ts'
import { type ReadableStore, useFormState } from './use-form-store.ts'

/** Milliseconds without a key before an address counts as written: every one is incomplete at first. */
const typingPauseMs = 1000

interface Props {
  readonly store: ReadableStore<FormState>
}

/** Returns the content beside the email field: whether its address may be incomplete. It is accepted all the same. */
export function createEmailSlots(store: Props['store']): FieldSlots {
  return { status: <EmailStatusMessage store={store} />, reviewNote: <EmailNote store={store} /> }
}

const useEmail = ({ store }: Props) => useFormState(store, ({ answers }) => answers.email ?? '')

function EmailStatusMessage(props: Props) {
  const email = useEmail(props)
  const [writtenEmail, setWrittenEmail] = useState('')
  useEffect(() => {
    // Synchronizes with the pauses of the visitor.
    const timer = setTimeout(() => setWrittenEmail(email), typingPauseMs)
    return () => clearTimeout(timer)
  }, [email])
  const isShown = email === writtenEmail && isDomainIncomplete(email)
  return <ChangingText text={isShown ? formText.incompleteEmail : undefined} />
}

function EmailNote(props: Props) {
  return isDomainIncomplete(useEmail(props)) && <p className="inset-text">{formText.incompleteEmail}</p>
}
