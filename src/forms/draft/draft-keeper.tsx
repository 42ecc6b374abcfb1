import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { totalSize } from '../bytes/byte-size.ts'
import { Making } from '../delivery/making.tsx'
import type { EvidenceBox } from '../evidence/evidence-box.ts'
import { answersIn, restore } from '../form/tab-memory.ts'
import { asFile, type Draft, type DraftFile } from './draft.ts'
import { buildDraftFile, openDraftFile } from './draft-file.ts'
import type { DraftWish } from './draft-panel.tsx'
import { type KeptDraft, keptDraft } from './draft-store.ts'
import { draftFileWords, storeWords } from './draft-words.ts'
import { dayWords, useKeeping } from './keeping.ts'

interface Props {
  readonly wish: DraftWish
  readonly form: RefObject<HTMLFormElement | null>
  readonly files: readonly DraftFile[]
  readonly box: EvidenceBox
}

/** Does what the panel was asked: keeps, finds, erases, saves to a file and opens one. */
export function DraftKeeper({ wish, form, files, box }: Props) {
  const { keep, opened, setOpened, waits, say } = wish
  const { fault, adopt, erase } = useKeeping(wish, form, files)
  const [found, setFound] = useState<KeptDraft>()

  const show = async ({ answers, files }: Draft) => {
    box.clear()
    if (form.current) restore(form.current, answers)
    await box.offer(files.map((file) => ({ file: asFile(file), removal: file.removal })))
  }
  const look = useEffectEvent(async () => {
    const kept = await keptDraft('report')
    if (!kept) return
    if ('fault' in kept) return say(storeWords[kept.fault])
    setFound(kept)
    say(`A draft of ${dayWords(kept.savedAt)} is on this device. It will be erased on ${dayWords(kept.expiresAt)}.`)
  })
  useEffect(() => {
    if (waits) look()
  }, [waits])

  const openKept = async () => {
    const kept = await keptDraft('report')
    setFound(undefined)
    if (!kept) return say(storeWords.gone)
    if ('fault' in kept) return say(storeWords[kept.fault])
    await show(kept.draft)
    adopt(kept.revision)
  }
  const openFile = useEffectEvent(async (file: File) => {
    const draft = await openDraftFile(file, 'report')
    setOpened(undefined)
    if (typeof draft === 'string') return say(draftFileWords[draft])
    await show(draft)
    say(`Opened ${file.name}.`)
  })
  useEffect(() => {
    if (opened) openFile(opened)
  }, [opened])

  const hands = handsFor(fault?.fault, keep, found !== undefined)
  const filled = files.length > 0 || (form.current && Object.values(answersIn(form.current)).some(Boolean))
  return (
    <>
      {hands.includes('open') && filled && <p className="caption">Opening a draft replaces what is in the form.</p>}
      <p className="buttons">
        {hands.includes('open') && <Button label="Open the draft on this device" onClick={openKept} />}
        {hands.includes('replace') && (
          <Button
            label="Keep this one in its place"
            onClick={() => {
              setFound(undefined)
              adopt(fault?.fault === 'conflict' ? fault.revision : undefined)
            }}
          />
        )}
        {hands.includes('again') && <Button label="Keep it again" onClick={() => adopt(undefined)} />}
        {hands.includes('erase') && (
          <Button
            label="Erase draft now"
            onClick={() => {
              setFound(undefined)
              erase()
            }}
          />
        )}
      </p>
      <Making
        label="Save draft to a file"
        solid={false}
        total={totalSize(files.map(({ content }) => content))}
        make={(watch) =>
          buildDraftFile({ form: 'report', answers: form.current ? answersIn(form.current) : {}, files }, watch)
        }
      />
    </>
  )
}

type Hand = 'open' | 'replace' | 'again' | 'erase'

/** What there is to press: it depends on what was found, or went wrong. */
function handsFor(fault: string | undefined, keep: boolean, found: boolean): readonly Hand[] {
  if (fault === 'conflict') return ['open', 'replace']
  if (fault === 'gone') return ['again']
  if (found) return ['open', 'erase']
  return keep || fault === 'damaged' || fault === 'newer' ? ['erase'] : []
}

function Button({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className="button" type="button" onClick={onClick}>
      {label}
    </button>
  )
}
