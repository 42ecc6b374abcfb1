import type { PersonalData } from './personal-data.ts'

const names = { phone: 'a phone number', email: 'an email address', street: 'a street address' } as const

/** Returns the notice about them, which asks to keep an address; empty if there are none. */
export function formatPersonalDataNotice(found: readonly PersonalData[]): string {
  if (found.length === 0) return ''
  const quoted = found.slice(0, 3).map(({ kind, text }) => `“${text}” (${names[kind]})`)
  const more = found.length > 3 ? [`${found.length - 3} more`] : []
  return `Your description contains ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format([...quoted, ...more])}. ${describeUse(found)}`
}

function describeUse(found: readonly PersonalData[]): string {
  const streets = found.filter(({ kind }) => kind === 'street').length
  if (streets === 0) return 'Leave it in if it matters. We take it out of anything we publish.'
  const address = 'We need the address to find the place.'
  return streets === found.length
    ? `${address} We never publish it.`
    : `${address} Leave the rest in if it matters. We publish none of it.`
}
