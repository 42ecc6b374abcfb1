import { useMemo, useState } from 'react'
import { EvidenceList } from '../evidence/evidence-list.tsx'
import { filesWords } from '../evidence/files-words.ts'
import type { FieldParts } from '../form/control.tsx'
import type { FormStore } from '../form/store.ts'
import { useAnswered, useStore } from '../form/use-store.ts'
import { TimeQuestions } from '../time/time-questions.tsx'
import { readWhen } from '../time/when.ts'
import { findPersonalData, personalDataNotice } from './personal-data.ts'
import { whenOf, zoneName } from './report.when.ts'

interface Props {
  readonly store: FormStore
}

/** What the report's fields have beside their controls, once this is here. */
export const fields: Readonly<Record<string, FieldParts>> = {
  'date-time': { Said: TimeSaid, Below: TimeBelow, Note: OpenQuestions },
  description: { Said: DescriptionSaid, Note: DescriptionNote },
  documentation: { Said: FilesSaid, Below: FilesBelow },
}

/** The answers that together say when it happened; the same object while none of them is another. */
function useWhen({ store }: Props) {
  const state = useAnswered(store, ({ answers }) => answers.state ?? '')
  const time = useAnswered(store, ({ answers }) => answers['date-time'] ?? '')
  const zone = useAnswered(store, ({ answers }) => answers[zoneName(answers.state ?? '')] ?? '')
  const which = useAnswered(store, ({ answers }) => answers.which ?? '')
  return useMemo(() => whenOf({ state, 'date-time': time, [zoneName(state)]: zone, which }), [state, time, zone, which])
}

function TimeSaid(props: Props) {
  const when = useWhen(props)
  return useMemo(() => readWhen(when, Date.now()).back?.words, [when])
}

function TimeBelow({ store }: Props) {
  const when = useWhen({ store })
  return (
    <TimeQuestions
      when={when}
      zone={useStore(store, ({ answers }) => answers[zoneName(when.state)] ?? '')}
      which={useStore(store, ({ answers }) => answers.which ?? '')}
      onZone={(zone) => store.write({ [zoneName(when.state)]: zone })}
      onWhich={(which) => store.write({ which })}
    />
  )
}

function DescriptionSaid({ store }: Props) {
  // While it is written, not when it is left: a notice that came on blur moved the button from under the pointer that was
  // pressing it, and the click was lost (seen in Chromium, 2026-11-21).
  const description = useAnswered(store, ({ answers }) => answers.description ?? '')
  return useMemo(() => personalDataNotice(findPersonalData(description)), [description])
}

function DescriptionNote(props: Props) {
  const notice = DescriptionSaid(props)
  return notice && <p className="notice">{notice}</p>
}

/** What the visitor left open about the time, with the way to say it; it stays once it is asked for. */
function OpenQuestions({ store }: Props) {
  const when = useWhen({ store })
  const { zones, back } = readWhen(when)
  const [asked, setAsked] = useState(false)
  const left = [
    zones.length > 1 && !when.zone && 'in which part of the state it was',
    back?.choices.length && !when.which && 'which of the two hours it was',
  ].filter(Boolean)
  if (asked) return <TimeBelow store={store} />
  if (left.length === 0) return null
  return (
    <p className="notice">
      You left open {left.join(', and ')}.{' '}
      <button className="change" type="button" aria-expanded="false" onClick={() => setAsked(true)}>
        Say it here
      </button>
    </p>
  )
}

function FilesSaid({ store }: Props) {
  return filesWords(useStore(store, (state) => state.files))
}

function FilesBelow({ store, prefix }: Props & { readonly prefix: string }) {
  const when = useWhen({ store })
  return (
    <EvidenceList
      files={useStore(store, (state) => state.files)}
      store={store}
      picker={prefix}
      zone={readWhen(when).zone?.name}
      time={when['date-time']}
      onTime={(time) => store.write({ 'date-time': time })}
    />
  )
}
