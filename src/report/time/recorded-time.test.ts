import { expect, test } from '@playwright/test'
import type { RecordedTime } from '@quantum-reality/media-metadata'
import { getOfferedTime } from './recorded-time.ts'
import { getStateZones } from './state-zones.ts'

const local = { value: '2025-04-20T00:14:05', zone: 'local', precision: 'second' } as const
const utc = { ...local, value: '2025-04-20T04:14:05', zone: 'utc' } as const
const east = { ...local, offsetMinutes: -240 }

const times: readonly (readonly [recorded: RecordedTime, state: string, offered: string | undefined])[] = [
  // A camera's time is as it is, a video's in the zone of the state, if it has one.
  [local, 'texas', '2025-04-20T00:14'],
  [utc, 'california', '2025-04-19T21:14'],
  [utc, 'texas', undefined],
  [utc, '', undefined],
  // One with an offset is as clocks in the state showed it, be that the day before.
  [east, 'california', '2025-04-19T21:14'],
  [east, 'new-york', '2025-04-20T00:14'],
  // Without a state it is that of the camera, which is in no zone of Texas.
  [east, '', '2025-04-20T00:14'],
  [east, 'texas', undefined],
  [{ ...local, offsetMinutes: -300 }, 'texas', '2025-04-20T00:14'],
  [{ ...local, value: '2025-02-30T10:00:00' }, 'california', undefined],
  [{ ...utc, value: '2025-02-30T10:00:00' }, 'california', undefined],
  [{ ...local, value: '2025-04-19', precision: 'day' }, 'california', undefined],
]

test('a recorded time is offered as clocks showed it where it happened, if that is certain', () => {
  for (const [recorded, state, offered] of times)
    expect(getOfferedTime(recorded, getStateZones(state)), `${JSON.stringify(recorded)}, ${state}`).toBe(offered)
})
