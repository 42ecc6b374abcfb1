import { stateZones, toStateValue } from '../../content/states.ts'

/** An IANA name, and a short name for sentences: `9:14 pm Pacific`. */
export interface Zone {
  readonly name: string
  readonly label: string
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

/** Returns a state's one or two zones by its option's value (`new-york`), the larger part first; none if unknown. */
export function getStateZones(state: string): readonly Zone[] {
  const [, zones = []] = Object.entries(stateZones).find(([name]) => toStateValue(name) === state) ?? []
  return [zones].flat().map((name) => ({ name, label: labels[name] ?? name }))
}
