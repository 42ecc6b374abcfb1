import { getMediaUrl } from '../../components/media-urls.ts'
import { formatDay } from '../../content/dates.ts'
import { resonance } from '../../content/readings/resonance.ts'
import { getDay } from '../../content/readings/table.ts'
import { getSecond, toneLengths, toneTrack } from '../../content/tone-track.ts'
import { DragHint, type Line } from './line.tsx'
import type { SoundData } from './listen.ts'

const first = resonance.readings[0]?.measured ?? ''
const round = (seconds: number) => Number(seconds.toFixed(2))
const mains = `${toneTrack.mainsHz}\u00a0Hz`
const tone = `${resonance.frequency.toFixed(1)}\u00a0Hz`

const text = {
  sound: 'RESONANCE as sound',
  listen: `Listen: ${Math.round(toneLengths.hours / 24)}\u00a0days in ${Math.round(toneLengths.seconds)}\u00a0seconds`,
  pause: 'Pause',
  failed: 'It did not play. Try again',
  names: ['Time', 'The mains', 'The tone'],
  off: 'no\u00a0power',
  gone: 'gone',
} as const

const data: SoundData = {
  buttons: [text.listen, text.pause, text.failed],
  start: Date.parse(`${first.slice(0, 19)}Z`),
  rate: 3_600_000 / toneTrack.secondsPerHour,
  month: formatDay(getDay(first)).split(' ')[0] ?? '',
  states: [
    [0, mains, tone],
    // An outage lasts through its last reading.
    ...resonance.outages.flatMap(({ from, to }): SoundData['states'] => [
      [round(getSecond(from)), text.off, tone],
      [round(getSecond(to) + 0.01), mains, tone],
    ]),
    [round(getSecond(resonance.firstSilent)), mains, text.gone],
  ],
}

/** Shows the player of the browser, in whose place a script puts one button, and what was there at a second of the sound. */
export function Sound() {
  return (
    <div className="sound columns screen-only">
      <div>
        {/* biome-ignore lint/a11y/useMediaCaption: It has no words; the values beside it say what is heard. */}
        <audio controls preload="none" src={getMediaUrl('sound/resonance.m4a')} aria-label={text.sound} />
        <button className="button" type="button" hidden />
      </div>
      <dl className="line-values caption" hidden data-sound={JSON.stringify(data)}>
        {text.names.map((name, index) => (
          <div key={name}>
            <dt>
              <span data-words={name} /> {index === 0 && <DragHint />}
            </dt>
            <dd />
            {index === 0 && <dd />}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The line through the plot of the tone. One step is an hour. */
export const soundLine: Line = {
  name: 'Seconds of the sound',
  max: round(toneLengths.seconds),
  step: toneTrack.secondsPerHour,
}
