const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/**
 * The 50 states, in alphabetical order (specification, sections 3 and 9), each with its time zones (IANA names): one, or
 * two with the part of the state that each applies to.
 *
 * Of two zones the one of the larger part is first, because the form uses it until the visitor chooses. The boundaries
 * are those of 49 CFR part 71; Jackpot, Nevada, observes Mountain time by custom only. Arizona has no daylight saving
 * time but the Navajo Nation in it does, so Arizona has the question too. Phenix City, Alabama, observes Eastern time
 * by custom, in a state with one zone by law, and has none.
 */
export const stateZones = {
  Alabama: central,
  Alaska: {
    'America/Anchorage': 'most of Alaska',
    'America/Adak': 'the Aleutian Islands west of 169° 30′ W',
  },
  Arizona: { 'America/Phoenix': 'Arizona, no daylight saving', [mountain]: 'the Navajo Nation, daylight saving' },
  Arkansas: central,
  California: pacific,
  Colorado: mountain,
  Connecticut: eastern,
  Delaware: eastern,
  Florida: { [eastern]: 'most of Florida', [central]: 'the Panhandle west of the Apalachicola River' },
  Georgia: eastern,
  Hawaii: 'Pacific/Honolulu',
  Idaho: { 'America/Boise': 'southern Idaho', [pacific]: 'north of the Salmon River' },
  Illinois: central,
  Indiana: {
    'America/Indiana/Indianapolis': 'most of Indiana',
    [central]: 'the northwest and southwest corners',
  },
  Iowa: central,
  Kansas: { [central]: 'most of Kansas', [mountain]: 'Greeley, Hamilton, Sherman and Wallace counties' },
  Kentucky: {
    [eastern]: 'the east, with Lexington and Louisville',
    [central]: 'the west, with Bowling Green',
  },
  Louisiana: central,
  Maine: eastern,
  Maryland: eastern,
  Massachusetts: eastern,
  Michigan: {
    'America/Detroit': 'most of Michigan',
    'America/Menominee': 'Dickinson, Gogebic, Iron and Menominee counties',
  },
  Minnesota: central,
  Mississippi: central,
  Missouri: central,
  Montana: mountain,
  Nebraska: { [central]: 'the east and the center', [mountain]: 'the west, with Scottsbluff' },
  Nevada: { [pacific]: 'most of Nevada', [mountain]: 'West Wendover and Jackpot' },
  'New Hampshire': eastern,
  'New Jersey': eastern,
  'New Mexico': mountain,
  'New York': eastern,
  'North Carolina': eastern,
  'North Dakota': {
    [central]: 'most of North Dakota',
    [mountain]: 'the southwest, with Dickinson',
  },
  Ohio: eastern,
  Oklahoma: central,
  Oregon: { [pacific]: 'most of Oregon', 'America/Boise': 'most of Malheur County' },
  Pennsylvania: eastern,
  'Rhode Island': eastern,
  'South Carolina': eastern,
  'South Dakota': { [central]: 'the east, with Sioux Falls', [mountain]: 'the west, with Rapid City' },
  Tennessee: { [central]: 'the middle and the west, with Nashville', [eastern]: 'the east, with Knoxville' },
  Texas: { [central]: 'most of Texas', [mountain]: 'El Paso and Hudspeth counties' },
  Utah: mountain,
  Vermont: eastern,
  Virginia: eastern,
  Washington: pacific,
  'West Virginia': eastern,
  Wisconsin: central,
  Wyoming: mountain,
} as const satisfies Readonly<Record<string, string | Readonly<Record<string, string>>>>

export type StateName = keyof typeof stateZones

export const stateNames = Object.keys(stateZones) as StateName[]

/** Returns a state's name in lowercase with hyphens (specification, section 3): `New York` → `new-york`. */
export function toStateValue(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
