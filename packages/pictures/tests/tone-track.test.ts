import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { resonance } from '../../../src/content/readings/resonance.ts'
import { getSecond, toneTrack } from '../../../src/content/tone-track.ts'
import { findProgram } from '../../../tooling/programs.ts'
import { runFfmpeg } from '../src/ffmpeg.ts'
import { renderToneTrack, sampleRate } from '../src/tone-track.ts'

const file = 'media/sound/resonance.m4a'
const { readings } = resonance

test.beforeAll(() => {
  findProgram('ffmpeg')
})

/** Returns the amplitude of one frequency in a part of a sound, by a sum of products with its sine and cosine. */
function measureAmplitude(samples: Float32Array, hertz: number, from: number, until: number): number {
  const part = samples.subarray(Math.round(from * sampleRate), Math.round(until * sampleRate))
  let [sine, cosine, weight] = [0, 0, 0]
  for (const [index, sample] of part.entries()) {
    // A raised cosine, so that the one frequency is not found in the other.
    const share = 1 - Math.cos((2 * Math.PI * index) / part.length)
    const angle = (2 * Math.PI * hertz * index) / sampleRate
    sine += share * sample * Math.sin(angle)
    cosine += share * sample * Math.cos(angle)
    weight += share
  }
  return (2 * Math.hypot(sine, cosine)) / weight
}

/** Returns the sound as a browser gets it. */
async function decode(): Promise<Float32Array> {
  const raw = await runFfmpeg(['-i', file, '-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-'])
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength))
}

test('the hum stops twice while the tone goes on, and then the tone stops while the hum goes on, when the readings have it', async () => {
  const samples = await decode()
  const [tone, hum] = [resonance.frequency, toneTrack.mainsHz].map((hertz) => toneTrack.timesAsHigh * hertz)
  const isHeard = (second: number, hertz = 0, level = 0) => {
    const found = measureAmplitude(samples, hertz, second - 0.06, second + 0.06) / level
    expect(found > 0.5 || found < 0.05, `${hertz} Hz at ${second} s is ${found} of its level`).toBe(true)
    return found > 0.5
  }
  for (const [start, end] of [
    [0, readings.findIndex(({ mains }) => !mains)],
    ...resonance.outages.map(({ from, to }) =>
      [from, to].map((each) => readings.findIndex((row) => row.measured === each)),
    ),
  ]) {
    const middle = (getSecond(readings[start ?? 0]?.measured ?? '') + getSecond(readings[end ?? 0]?.measured ?? '')) / 2
    expect(isHeard(middle, tone, toneTrack.toneLevel)).toBe(true)
    expect(isHeard(middle, hum, toneTrack.humLevel), `the hum at ${middle} s`).toBe(readings[start ?? 0]?.mains)
  }
  const last = getSecond(resonance.firstSilent)
  expect(isHeard(last - 0.1, tone, toneTrack.toneLevel)).toBe(true)
  expect(isHeard(last + 0.1, tone, toneTrack.toneLevel)).toBe(false)
  expect(isHeard(last + 0.1, hum, toneTrack.humLevel)).toBe(true)
  expect(isHeard(getSecond(readings.at(-1)?.measured ?? '') + 0.9, hum, toneTrack.humLevel)).toBe(true)
})

test('nothing clicks: no sample is farther from the next than tone, hum and their ramps allow, and it begins and ends at rest', () => {
  const samples = renderToneTrack()
  const highest = Math.max(...readings.map(({ frequency_hz }) => frequency_hz ?? 0))
  const getSlope = (level: number, hertz: number) =>
    level * ((2 * Math.PI * toneTrack.timesAsHigh * hertz) / sampleRate + 1 / (toneTrack.rampSeconds * sampleRate))
  const allowed = getSlope(toneTrack.toneLevel, highest) + getSlope(toneTrack.humLevel, toneTrack.mainsHz)
  const steps = samples.map((sample, index) => Math.abs(sample - (samples[index - 1] ?? 0)))
  expect(steps.reduce((largest, step) => Math.max(largest, step))).toBeLessThan(allowed)
  expect([samples[0], samples.at(-1)].map((sample) => Math.abs(sample ?? 1) < 0.001)).toEqual([true, true])
})

test('it is no louder than -18 LUFS (EBU R 128), and has no peak over a third', async () => {
  const { stderr } = spawnSync(
    findProgram('ffmpeg'),
    ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    {
      encoding: 'utf8',
    },
  )
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const loudness = Number(/I: +(-[\d.]+) LUFS/.exec(summary)?.[1])
  expect(loudness).toBeLessThan(-18)
  expect(loudness, 'it can be heard').toBeGreaterThan(-26)
  expect(Number(/Peak: +(-[\d.]+) dBFS/.exec(summary)?.[1])).toBeLessThan(-9.6)
})

test('npm run generate -- sound writes the published sound', async () => {
  const [published, made] = [await decode(), renderToneTrack()]
  expect(Math.abs(published.length - made.length) / sampleRate).toBeLessThan(0.1)
  for (const [second, hertz] of [1, 8, 17, 21.5].flatMap((at) => [153.6, 480].map((hertz) => [at, hertz] as const))) {
    const [found, expected] = [published, made].map((sound) => measureAmplitude(sound, hertz, second, second + 0.25))
    expect(Math.abs((found ?? 1) - (expected ?? 0)), `${hertz} Hz at ${second} s`).toBeLessThan(0.01)
  }
})
