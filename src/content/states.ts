const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/**
 * The 50 states, in alphabetical order (specification, sections 3 and 9), each with its time zones (IANA names): one, or
 * two, that of the larger part first.
 *
 * The boundaries are those of 49 CFR part 71; Jackpot, Nevada, observes Mountain time by custom only. Arizona has no
 * daylight saving time but the Navajo Nation in it does. Phenix City, Alabama, observes Eastern time by custom, in a state
 * with one zone by law.
 */
export const stateZones = {
  Alabama: central,
  Alaska: ['America/Anchorage', 'America/Adak'],
  Arizona: ['America/Phoenix', mountain],
  Arkansas: central,
  California: pacific,
  Colorado: mountain,
  Connecticut: eastern,
  Delaware: eastern,
  Florida: [eastern, central],
  Georgia: eastern,
  Hawaii: 'Pacific/Honolulu',
  Idaho: ['America/Boise', pacific],
  Illinois: central,
  Indiana: ['America/Indiana/Indianapolis', central],
  Iowa: central,
  Kansas: [central, mountain],
  Kentucky: [eastern, central],
  Louisiana: central,
  Maine: eastern,
  Maryland: eastern,
  Massachusetts: eastern,
  Michigan: ['America/Detroit', 'America/Menominee'],
  Minnesota: central,
  Mississippi: central,
  Missouri: central,
  Montana: mountain,
  Nebraska: [central, mountain],
  Nevada: [pacific, mountain],
  'New Hampshire': eastern,
  'New Jersey': eastern,
  'New Mexico': mountain,
  'New York': eastern,
  'North Carolina': eastern,
  'North Dakota': [central, mountain],
  Ohio: eastern,
  Oklahoma: central,
  Oregon: [pacific, 'America/Boise'],
  Pennsylvania: eastern,
  'Rhode Island': eastern,
  'South Carolina': eastern,
  'South Dakota': [central, mountain],
  Tennessee: [central, eastern],
  Texas: [central, mountain],
  Utah: mountain,
  Vermont: eastern,
  Virginia: eastern,
  Washington: pacific,
  'West Virginia': eastern,
  Wisconsin: central,
  Wyoming: mountain,
} as const satisfies Readonly<Record<string, string | readonly string[]>>

export type StateName = keyof typeof stateZones

export const stateNames = Object.keys(stateZones) as StateName[]

/** Returns a state's name in lowercase with hyphens (specification, section 3): `New York` → `new-york`. */
export function toStateValue(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
