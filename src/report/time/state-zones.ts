import { stateZones, toStateValue } from '../../content/states.ts'

export interface ZoneCandidate {
  /**
   * The IANA name, which the report records: an offset alone does not distinguish standard from daylight saving time.
   */
  readonly name: string
  /** The short name for sentences: `9:14 pm Pacific`. */
  readonly label: string
  readonly area: string
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

/**
 * Returns the time zones of a state: one, or two with the larger part first. Takes the value of the state's option
 * (`new-york`); an unknown value, such as that of the empty option, has none.
 */
export function getZoneCandidates(state: string): readonly ZoneCandidate[] {
  const [, zones = {}] = Object.entries(stateZones).find(([name]) => toStateValue(name) === state) ?? []
  const areas: Readonly<Record<string, string>> = typeof zones === 'string' ? { [zones]: '' } : zones
  return Object.entries(areas).map(([name, area]) => ({ name, label: labels[name] ?? name, area }))
}
