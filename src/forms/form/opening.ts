import type { LaterCode } from './later.ts'
import type { StoreParts } from './ports.ts'
import type { Answers, FormState, Offer, OpeningState } from './state.ts'

interface Context {
  readonly form: string
  readonly later: LaterCode<StoreParts>
  readonly get: () => FormState<StoreParts>
  readonly set: (opening: OpeningState) => void
  /** Puts a draft in place of what the form holds. */
  readonly put: (files: readonly Offer[], answers: Answers) => Promise<void>
}

/** Opens draft files, the last one chosen; its progress is said, and it can be canceled. Nothing here rejects. */
export function openingDrafts({ form, later, get, set, put }: Context) {
  let running: AbortController | undefined
  return {
    async open(file: File): Promise<void> {
      running?.abort()
      const control = new AbortController()
      running = control
      const { signal } = control
      const { name, size: total } = file
      let done = 0
      set({ is: 'opening', name, done, total })
      const parts = await later.ask()
      if (signal.aborted) return
      if (!parts) return set({ is: 'refused', why: 'part' })
      const onBytes = (bytes: number) => {
        done += bytes
        if (!signal.aborted) set({ is: 'opening', name, done, total })
      }
      const draft = await parts.openDraftFile(file, form, { signal, onBytes }).catch(() => undefined)
      if (signal.aborted || !draft) return
      running = undefined
      if (typeof draft === 'string') return set({ is: 'refused', why: draft })
      set({ is: 'opened', name })
      const files = draft.files.map(({ name, lastModified, content, removal }) => ({
        file: new File([content], name, { lastModified }),
        removal,
      }))
      await put(files, draft.answers)
    },
    cancel() {
      const { opening } = get()
      running?.abort()
      running = undefined
      if (opening.is === 'opening') set({ is: 'canceled', name: opening.name })
    },
  }
}
