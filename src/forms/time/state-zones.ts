import { type stateNames, stateValue } from '../../content/states.ts'
import { offsetAt } from './wall-time.ts'

/** One time zone a state keeps. */
export interface Zone {
  /** The IANA name, which is what the report records: an offset alone cannot tell summer from winter. */
  readonly name: string
  /** What people call it: `9:14 pm Pacific`. */
  readonly label: string
  /** Which part of the state keeps it. Empty where the whole state does. */
  readonly where: string
}

/** A part of a state with a zone of its own, and the places in it that once kept another time (IANA, `zone1970.tab`). */
interface Part {
  readonly zone: string
  readonly where: string
  readonly apart?: Readonly<Record<string, string>>
}

const labels: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern',
  'America/Detroit': 'Eastern',
  'America/Indiana/Indianapolis': 'Eastern',
  'America/Chicago': 'Central',
  'America/Menominee': 'Central',
  'America/Denver': 'Mountain',
  'America/Boise': 'Mountain',
  'America/Phoenix': 'Mountain standard',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'America/Adak': 'Hawaii-Aleutian',
  'Pacific/Honolulu': 'Hawaii',
}

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

// Where there are two, the larger part comes first: it is what the form offers until the visitor says otherwise. The
// boundaries are those of 49 CFR part 71; Jackpot, Nevada, keeps Mountain time by custom only. Arizona keeps no daylight
// saving time, the Navajo Nation inside it does, so Arizona is asked like the others. Phenix City, Alabama, keeps Eastern
// time by custom, in a state whose law has one zone: it is not asked.
const zones: Readonly<Record<(typeof stateNames)[number], string | readonly [Part, Part]>> = {
  Alabama: central,
  Alaska: [
    {
      zone: 'America/Anchorage',
      where: 'most of Alaska',
      apart: {
        'America/Juneau': 'Juneau',
        'America/Sitka': 'Sitka',
        'America/Metlakatla': 'Annette Island',
        'America/Yakutat': 'Yakutat',
        'America/Nome': 'Nome and the west',
      },
    },
    { zone: 'America/Adak', where: 'the Aleutian Islands west of 169° 30′ W' },
  ],
  Arizona: [
    { zone: 'America/Phoenix', where: 'Arizona, no daylight saving' },
    { zone: mountain, where: 'the Navajo Nation, daylight saving' },
  ],
  Arkansas: central,
  California: pacific,
  Colorado: mountain,
  Connecticut: eastern,
  Delaware: eastern,
  Florida: [
    { zone: eastern, where: 'most of Florida' },
    { zone: central, where: 'the Panhandle west of the Apalachicola River' },
  ],
  Georgia: eastern,
  Hawaii: 'Pacific/Honolulu',
  Idaho: [
    { zone: 'America/Boise', where: 'southern Idaho' },
    { zone: pacific, where: 'north of the Salmon River' },
  ],
  Illinois: central,
  Indiana: [
    {
      zone: 'America/Indiana/Indianapolis',
      where: 'most of Indiana',
      apart: {
        [eastern]: 'Dearborn and Ohio counties',
        'America/Kentucky/Louisville': 'Clark, Floyd and Harrison counties',
        'America/Indiana/Vincennes': 'Daviess, Dubois, Knox and Martin counties',
        'America/Indiana/Winamac': 'Pulaski County',
        'America/Indiana/Marengo': 'Crawford County',
        'America/Indiana/Petersburg': 'Pike County',
        'America/Indiana/Vevay': 'Switzerland County',
      },
    },
    {
      zone: central,
      where: 'the northwest and southwest corners',
      apart: { 'America/Indiana/Knox': 'Starke County', 'America/Indiana/Tell_City': 'Perry County' },
    },
  ],
  Iowa: central,
  Kansas: [
    { zone: central, where: 'most of Kansas' },
    { zone: mountain, where: 'Greeley, Hamilton, Sherman and Wallace counties' },
  ],
  Kentucky: [
    {
      zone: eastern,
      where: 'the east, with Lexington and Louisville',
      apart: { 'America/Kentucky/Louisville': 'Louisville', 'America/Kentucky/Monticello': 'Wayne County' },
    },
    { zone: central, where: 'the west, with Bowling Green' },
  ],
  Louisiana: central,
  Maine: eastern,
  Maryland: eastern,
  Massachusetts: eastern,
  Michigan: [
    { zone: 'America/Detroit', where: 'most of Michigan' },
    { zone: 'America/Menominee', where: 'Dickinson, Gogebic, Iron and Menominee counties' },
  ],
  Minnesota: central,
  Mississippi: central,
  Missouri: central,
  Montana: mountain,
  Nebraska: [
    { zone: central, where: 'the east and the center' },
    { zone: mountain, where: 'the west, with Scottsbluff' },
  ],
  Nevada: [
    { zone: pacific, where: 'most of Nevada' },
    { zone: mountain, where: 'West Wendover and Jackpot' },
  ],
  'New Hampshire': eastern,
  'New Jersey': eastern,
  'New Mexico': mountain,
  'New York': eastern,
  'North Carolina': eastern,
  'North Dakota': [
    {
      zone: central,
      where: 'most of North Dakota',
      apart: {
        'America/North_Dakota/Center': 'Oliver County',
        'America/North_Dakota/New_Salem': 'Morton County',
        'America/North_Dakota/Beulah': 'Mercer County',
      },
    },
    { zone: mountain, where: 'the southwest, with Dickinson' },
  ],
  Ohio: eastern,
  Oklahoma: central,
  Oregon: [
    { zone: pacific, where: 'most of Oregon' },
    { zone: 'America/Boise', where: 'most of Malheur County' },
  ],
  Pennsylvania: eastern,
  'Rhode Island': eastern,
  'South Carolina': eastern,
  'South Dakota': [
    { zone: central, where: 'the east, with Sioux Falls' },
    { zone: mountain, where: 'the west, with Rapid City' },
  ],
  Tennessee: [
    { zone: central, where: 'the middle and the west, with Nashville' },
    { zone: eastern, where: 'the east, with Knoxville' },
  ],
  Texas: [
    { zone: central, where: 'most of Texas' },
    { zone: mountain, where: 'El Paso and Hudspeth counties' },
  ],
  Utah: mountain,
  Vermont: eastern,
  Virginia: eastern,
  Washington: pacific,
  'West Virginia': eastern,
  Wisconsin: central,
  Wyoming: mountain,
}

/** November 18, 1883: until then every town kept its own sun, and no list of places would be long enough. */
const railwayTime = Date.UTC(1883, 10, 18)

const byValue = new Map<string, string | readonly Part[]>(
  Object.entries(zones).map(([state, kept]) => [stateValue(state), kept]),
)

/**
 * The time zones a state keeps: one, or two with the larger part first, and behind each the places in it that kept another
 * time around the wall time given (from `parseWall`). Takes the value of the state's option (`new-york`); an unknown
 * value, such as that of the empty option, has none.
 */
export function zonesOf(state: string, wall?: number): readonly Zone[] {
  const kept = byValue.get(state)
  if (!kept) return []
  if (typeof kept === 'string') return [{ name: kept, label: labels[kept] ?? kept, where: '' }]
  return kept.flatMap(({ zone, where, apart = {} }) => [
    { name: zone, label: labels[zone] ?? zone, where },
    ...(wall === undefined ? [] : placesApart(zone, apart, wall)),
  ])
}

function placesApart(zone: string, apart: NonNullable<Part['apart']>, wall: number): Zone[] {
  if (wall < railwayTime) return []
  // Read as UTC, a wall time in the states is early by up to eleven hours: near a change the place is asked about.
  const near = [wall, wall + 43_200_000]
  return Object.entries(apart)
    .filter(([name]) => near.some((instant) => offsetAt(name, instant) !== offsetAt(zone, instant)))
    .map(([name, where]) => ({ name, where, label: nameAt(name, wall) }))
}

/** `Central Daylight`: a place that changed its zone has no one name. */
function nameAt(zone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' })
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? zone
  return name.replace(/ Time$/, '')
}
