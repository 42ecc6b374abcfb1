import { stateZones, toStateValue, type ZoneArea } from '../../content/states.ts'
import { formatZoneName, getZoneOffset } from './local-time.ts'

/** One time zone of a state. */
export interface ZoneCandidate {
  /**
   * The IANA name, which the report records: an offset alone does not distinguish standard from daylight saving time.
   */
  readonly name: string
  /** The short name for sentences: `9:14 pm Pacific`. */
  readonly label: string
  /** The part of the state with this zone. Empty for the entire state. */
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

/** November 18, 1883: before, every town had its own solar time, which no list of places can cover. */
const standardTimeStart = Date.UTC(1883, 10, 18)

/**
 * Returns the time zones of a state: one, or two with the larger part first, each followed by the places in it with
 * another time around the given local time (from `parseLocalTime`). Takes the value of the state's option (`new-york`);
 * an unknown value, such as that of the empty option, has none.
 */
export function getZoneCandidates(state: string, localTime?: number): readonly ZoneCandidate[] {
  const [, zones = {}] = Object.entries(stateZones).find(([name]) => toStateValue(name) === state) ?? []
  const areas: Readonly<Record<string, ZoneArea>> = typeof zones === 'string' ? { [zones]: '' } : zones
  return Object.entries(areas).flatMap(([zone, area]) => {
    const { where, exceptions } = typeof area === 'string' ? { where: area, exceptions: {} } : area
    return [
      { name: zone, label: labels[zone] ?? zone, area: where },
      ...(localTime === undefined ? [] : findZoneExceptions(zone, exceptions, localTime)),
    ]
  })
}

function findZoneExceptions(
  zone: string,
  exceptions: Readonly<Record<string, string>>,
  localTime: number,
): ZoneCandidate[] {
  if (localTime < standardTimeStart) return []
  // Read as UTC, a local time in the states is early by up to eleven hours, so near a transition all candidates are
  // offered.
  const near = [localTime, localTime + 43_200_000]
  return Object.entries(exceptions)
    .filter(([name]) => near.some((instant) => getZoneOffset(name, instant) !== getZoneOffset(zone, instant)))
    .map(([name, where]) => ({ name, area: where, label: formatZoneName(name, localTime).replace(/ Time$/, '') }))
}
