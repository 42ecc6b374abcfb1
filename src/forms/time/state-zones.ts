/** One time zone a state keeps. */
export interface Zone {
  /** The IANA name, which is what the report records: an offset alone cannot tell summer from winter. */
  readonly name: string
  /** What people call it: `9:14 pm Pacific`. */
  readonly label: string
  /** Which part of the state keeps it. Empty where the whole state does. */
  readonly where: string
}

const labels: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern',
  'America/Detroit': 'Eastern',
  'America/Indiana/Indianapolis': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Mountain standard',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'America/Adak': 'Hawaii-Aleutian',
  'Pacific/Honolulu': 'Hawaii',
}

const whole: Readonly<Record<string, string>> = {
  'America/New_York':
    'connecticut delaware georgia maine maryland massachusetts new-hampshire new-jersey new-york north-carolina ohio pennsylvania rhode-island south-carolina vermont virginia west-virginia',
  'America/Chicago': 'alabama arkansas illinois iowa louisiana minnesota mississippi missouri oklahoma wisconsin',
  'America/Denver': 'colorado montana new-mexico utah wyoming',
  'America/Los_Angeles': 'california washington',
  'Pacific/Honolulu': 'hawaii',
}

// The larger part comes first: it is what the form offers until the visitor says otherwise. The boundaries are those of
// 49 CFR part 71; Jackpot, Nevada, keeps Mountain time by custom only. Arizona keeps no daylight saving time, the Navajo
// Nation inside it does, so Arizona is asked like the others. Phenix City, Alabama, keeps Eastern time by custom, in a
// state whose law has one zone: it is not asked.
const split = new Map<string, readonly string[]>(
  Object.entries({
    alaska: ['America/Anchorage', 'most of Alaska', 'America/Adak', 'the Aleutian Islands west of 169° 30′ W'],
    arizona: ['America/Phoenix', 'Arizona, no daylight saving', 'America/Denver', 'the Navajo Nation, daylight saving'],
    florida: ['America/New_York', 'most of Florida', 'America/Chicago', 'the Panhandle west of the Apalachicola River'],
    idaho: ['America/Denver', 'southern Idaho', 'America/Los_Angeles', 'north of the Salmon River'],
    indiana: [
      'America/Indiana/Indianapolis',
      'most of Indiana',
      'America/Chicago',
      'the northwest and southwest corners',
    ],
    kansas: ['America/Chicago', 'most of Kansas', 'America/Denver', 'Greeley, Hamilton, Sherman and Wallace counties'],
    kentucky: ['America/New_York', 'the east, with Louisville', 'America/Chicago', 'the west, with Bowling Green'],
    michigan: [
      'America/Detroit',
      'most of Michigan',
      'America/Chicago',
      'Dickinson, Gogebic, Iron and Menominee counties',
    ],
    nebraska: ['America/Chicago', 'the east and the center', 'America/Denver', 'the west, with Scottsbluff'],
    nevada: ['America/Los_Angeles', 'most of Nevada', 'America/Denver', 'West Wendover and Jackpot'],
    'north-dakota': ['America/Chicago', 'most of North Dakota', 'America/Denver', 'the southwest, with Dickinson'],
    oregon: ['America/Los_Angeles', 'most of Oregon', 'America/Denver', 'most of Malheur County'],
    'south-dakota': ['America/Chicago', 'the east, with Sioux Falls', 'America/Denver', 'the west, with Rapid City'],
    tennessee: [
      'America/Chicago',
      'the middle and the west, with Nashville',
      'America/New_York',
      'the east, with Knoxville',
    ],
    texas: ['America/Chicago', 'most of Texas', 'America/Denver', 'El Paso and Hudspeth counties'],
  }),
)

function zone(name: string, where = ''): Zone {
  return { name, label: labels[name] ?? name, where }
}

/**
 * The time zones a state keeps: one, or two with the larger part first. Takes the value of the state's option
 * (`new-york`); an unknown value, such as that of the empty option, has none.
 */
export function zonesOf(state: string): readonly Zone[] {
  const [first, firstWhere, second, secondWhere] = split.get(state) ?? []
  if (first && second) return [zone(first, firstWhere), zone(second, secondWhere)]
  const only = Object.keys(whole).find((name) => whole[name]?.split(' ').includes(state))
  return only ? [zone(only)] : []
}
