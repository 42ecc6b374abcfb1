import { type Examiner, openExaminer } from '../examination/examiner.ts'
import { faultOf, unexamined } from '../examination/failure.ts'
import type { LaterPorts } from '../form/ports.ts'
import { admit } from './admit.ts'
import { unreadable } from './refusal.ts'

let examiner: Examiner | undefined

/** Opened with the first file, which is before any submit: after one nothing may be fetched. */
function open(): Examiner {
  examiner ??= openExaminer()
  return examiner
}

/** What the store asks of a file, done off the page's thread. */
export const examination: Pick<LaterPorts, 'admit' | 'unreadable' | 'tracesOf' | 'withoutTraces' | 'fingerprint'> = {
  admit(held, offered) {
    open()
    return admit(held, offered)
  },
  unreadable,
  // A file that this page cannot look into may hold anything; it can be filed as it is.
  tracesOf: (file, kind) =>
    open()
      .examine(file, kind)
      .catch((error: unknown) => unexamined(faultOf(error))),
  withoutTraces: (file, kind, removal) =>
    open()
      .clean(file, kind, removal)
      .catch((error: unknown) => {
        if (faultOf(error) === 'drive') throw error
        return undefined
      }),
  fingerprint: (file, watch) => open().fingerprint(file, watch),
}
