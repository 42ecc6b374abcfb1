const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** The part of a state with a zone, and the places in it that had another time in the past (IANA, `zone1970.tab`). */
export type ZoneArea = string | { readonly where: string; readonly exceptions: Readonly<Record<string, string>> }

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
    'America/Anchorage': {
      where: 'most of Alaska',
      exceptions: {
        'America/Juneau': 'Juneau',
        'America/Sitka': 'Sitka',
        'America/Metlakatla': 'Annette Island',
        'America/Yakutat': 'Yakutat',
        'America/Nome': 'Nome and the west',
      },
    },
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
    'America/Indiana/Indianapolis': {
      where: 'most of Indiana',
      exceptions: {
        [eastern]: 'Dearborn and Ohio counties',
        'America/Kentucky/Louisville': 'Clark, Floyd and Harrison counties',
        'America/Indiana/Vincennes': 'Daviess, Dubois, Knox and Martin counties',
        'America/Indiana/Winamac': 'Pulaski County',
        'America/Indiana/Marengo': 'Crawford County',
        'America/Indiana/Petersburg': 'Pike County',
        'America/Indiana/Vevay': 'Switzerland County',
      },
    },
    [central]: {
      where: 'the northwest and southwest corners',
      exceptions: { 'America/Indiana/Knox': 'Starke County', 'America/Indiana/Tell_City': 'Perry County' },
    },
  },
  Iowa: central,
  Kansas: { [central]: 'most of Kansas', [mountain]: 'Greeley, Hamilton, Sherman and Wallace counties' },
  Kentucky: {
    [eastern]: {
      where: 'the east, with Lexington and Louisville',
      exceptions: { 'America/Kentucky/Louisville': 'Louisville', 'America/Kentucky/Monticello': 'Wayne County' },
    },
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
    [central]: {
      where: 'most of North Dakota',
      exceptions: {
        'America/North_Dakota/Center': 'Oliver County',
        'America/North_Dakota/New_Salem': 'Morton County',
        'America/North_Dakota/Beulah': 'Mercer County',
      },
    },
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
} as const satisfies Readonly<Record<string, string | Readonly<Record<string, ZoneArea>>>>

export type StateName = keyof typeof stateZones

/** The names of the states, in alphabetical order. */
export const stateNames = Object.keys(stateZones) as StateName[]

/** Returns a state's name in lowercase with hyphens (specification, section 3): `New York` → `new-york`. */
export function toStateValue(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
