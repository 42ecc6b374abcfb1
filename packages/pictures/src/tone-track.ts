import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { resonance } from '../../../src/content/readings/resonance.ts'
import { getSecond, toneTrack } from '../../../src/content/tone-track.ts'
import { runFfmpeg, splitOptions } from './ffmpeg.ts'

const sampleRate = 24_000

/**
 * Returns the readings of RESONANCE as sound, samples from -1 to 1: the tone, and the hum of the mains while there was power,
 * both so many times as high.
 */
function renderToneTrack(): Float32Array {
  const { readings } = resonance
  const spans = readings.map((reading, index) => ({
    ...reading,
    from: getSecond(reading.measured),
    until: index + 1 < readings.length ? getSecond(readings[index + 1]?.measured ?? '') : Number.POSITIVE_INFINITY,
  }))
  const end = (spans.at(-1)?.from ?? 0) + toneTrack.endSeconds
  const samples = new Float32Array(Math.round(end * sampleRate))
  const step = 1 / (toneTrack.rampSeconds * sampleRate)
  let [at, phase, hum, tone, frequency] = [0, 0, 0, 0, 0]
  for (let index = 0; index < samples.length; index += 1) {
    const second = index / sampleRate
    while (second >= (spans[at]?.until ?? Number.POSITIVE_INFINITY)) at += 1
    const span = spans[at]
    if (!span) throw new Error('The sound is longer than the readings.')
    // All of it ends with a ramp, too.
    const isOver = second > end - toneTrack.rampSeconds
    frequency = span.frequency_hz ?? frequency
    tone = approach(tone, span.tone && !isOver ? 1 : 0, step)
    hum = approach(hum, span.mains && !isOver ? 1 : 0, step)
    phase += (toneTrack.timesAsHigh * frequency) / sampleRate
    samples[index] =
      toneTrack.toneLevel * tone * Math.sin(2 * Math.PI * phase) +
      toneTrack.humLevel * hum * Math.sin(2 * Math.PI * toneTrack.timesAsHigh * toneTrack.mainsHz * second)
  }
  return samples
}

function approach(value: number, target: number, step: number): number {
  return value < target ? Math.min(target, value + step) : Math.max(target, value - step)
}

/** Encodes the sound as AAC in MP4, its index first, and writes resonance.m4a into `folder`. */
export async function generateToneTrack(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const source = splitOptions(`-f f32le -ar ${sampleRate} -ac 1 -i -`)
  const aac = splitOptions(
    '-c:a aac -b:a 32k -map_metadata -1 -fflags +bitexact -flags:a +bitexact -movflags +faststart',
  )
  const samples = renderToneTrack()
  await runFfmpeg([...source, ...aac, join(folder, 'resonance.m4a')], [new Uint8Array(samples.buffer)])
}
