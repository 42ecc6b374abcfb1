import { gather, type Traces } from '../metadata/traces.ts'

/** Whose fault it is that a file was not examined: its drive's, its own for taking too long, or this page's. */
export type Fault = 'drive' | 'slow' | 'ours'

/** A file was not examined to the end. It can still be filed as it is. */
export class ExaminationFailed extends Error {
  override readonly name = 'ExaminationFailed'
  readonly fault: Fault
  constructor(fault: Fault, options?: ErrorOptions) {
    super(`examination failed: ${fault}`, options)
    this.fault = fault
  }
}

/** What browsers call a file that was moved, changed or unplugged since it was chosen (File API, section 7). */
const ofTheDrive = ['NotReadableError', 'NotFoundError', 'SecurityError']

/** Tells faults apart. What no drive is known to say is ours. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ExaminationFailed) return error.fault
  return error instanceof DOMException && ofTheDrive.includes(error.name) ? 'drive' : 'ours'
}

/**
 * What is known of a file that was not examined: nothing, so it may hold anything. Throws the drive's fault, which is not
 * ours.
 */
export function unexamined(fault: Fault): Traces {
  if (fault === 'drive') throw new ExaminationFailed(fault)
  return gather([{ unread: [fault === 'slow' ? 'all of it: reading took too long' : 'all of it: this page failed'] }])
}
