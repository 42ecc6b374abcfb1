import type { Traces, TraceTime } from '../metadata/traces.ts'
import { recordedTime } from './recorded-time.ts'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** That a file tells nothing is said only where every byte that could tell was understood. */
export const tellsNothing = 'No place, time or device is recorded in it.'

/** What a file tells, and what of it this page cannot read, each in one sentence; empty where there is nothing to say. */
export function tellsWords({ place, time, device, others, unread }: Traces): { told: string; unread: string } {
  const told = [
    place.known === 'told' && `where it was taken (${place.value.join('; ')})`,
    time.known === 'told' && `when (${timeWords(time.value)})`,
    device.known === 'told' && `with what (${device.value})`,
    ...others,
  ].filter((each) => each !== false)
  const hidden = [
    place.known === 'unread' && 'a place',
    time.known === 'unread' && 'a time',
    device.known === 'unread' && 'a device',
  ].filter((each) => each !== false)
  return {
    told: told.length > 0 ? `It tells ${list.format(told)}.` : unread.length > 0 ? '' : tellsNothing,
    unread:
      unread.length === 0
        ? ''
        : `It may hold ${either.format(hidden) || 'more'} that this page cannot read: ${unread.join('; ')}.`,
  }
}

function timeWords({ value, clock }: TraceTime): string {
  return recordedTime(value) + (clock === 'utc' ? ' UTC' : '')
}
