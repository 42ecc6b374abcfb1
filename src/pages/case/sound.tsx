import { getMediaUrl } from '../../components/media-urls.ts'
import { formatAxisDay } from '../../components/plots/labels.tsx'
import { resonance } from '../../content/readings/resonance.ts'
import { getDay } from '../../content/readings/table.ts'
import { describeSecond, type SoundTimes } from '../../content/sound-words.ts'
import { getSecond, toneLengths, toneTrack } from '../../content/tone-track.ts'
import { LineControl, PlotLine } from './line.tsx'

const first = resonance.readings[0]?.measured ?? ''
const round = (seconds: number) => Number(seconds.toFixed(2))
const times: SoundTimes = {
  first,
  secondsPerHour: toneTrack.secondsPerHour,
  outages: resonance.outages.map(({ from, to }) => [round(getSecond(from)), round(getSecond(to))]),
  end: round(getSecond(resonance.firstSilent)),
  month: formatAxisDay(getDay(first)).split(' ')[0] ?? '',
  mains: `${toneTrack.mainsHz}\u00a0Hz`,
  tone: `${resonance.frequency.toFixed(1)}\u00a0Hz`,
}
const values = describeSecond(0, times)
const listen = `Listen: ${Math.round(toneLengths.hours / 24)}\u00a0days in ${Math.round(toneLengths.seconds)}\u00a0seconds`

/** Shows the player of the browser, in whose place a script puts one button, and what was there at its second. */
export function Sound() {
  return (
    <div className="sound screen-only">
      <div>
        {/* biome-ignore lint/a11y/useMediaCaption: It has no words; the values beside it say what is heard. */}
        <audio controls preload="none" src={getMediaUrl('sound/resonance.m4a')} aria-label="RESONANCE as sound" />
        <button className="button" type="button" hidden data-words={listen} data-pause="Pause" />
      </div>
      <dl className="line-values caption" hidden>
        {['Time', 'The mains', 'The tone'].map((name, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function SoundLine() {
  return <PlotLine x={2.5} />
}

export function SoundControl() {
  return (
    <LineControl
      name="Seconds of the sound"
      max={round(toneLengths.seconds)}
      step={0.1}
      data={{ 'data-times': JSON.stringify(times) }}
    />
  )
}
