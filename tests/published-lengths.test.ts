// No published sentence contradicts a published number: every length of UNCHARTED in words is one that a table has.
import { forecastCase } from '../src/content/case-summary.ts'
import { uncharted } from '../src/content/readings/uncharted.ts'
import { unchartedChecks } from '../src/content/readings/uncharted-checks.ts'
import { unchartedDaily } from '../src/content/readings/uncharted-daily.ts'
import { storm } from '../src/content/readings/uncharted-storm.ts'
import { forecast } from '../src/content/uncharted/forecast.ts'
import { filesToPublish } from '../src/published-data/published-files.ts'
import { getPageFile, pages } from '../src/site.ts'
import { readBuiltPage, readDist } from './support/built-page.ts'
import { expect, test } from './support/site.ts'

const { slope, intercept } = uncharted.line
const tables = [uncharted.walks, storm.readings, forecast].map((rows) => rows.map(({ length_m }) => length_m))
const measured = [uncharted.walks, storm.readings]
const { checks, neighbor } = unchartedChecks
const ofInstruments = unchartedDaily.days.flatMap(({ shortest_m, longest_m }) => [shortest_m, longest_m])
const ofNeighbor = checks.map(({ neighbor_length_m }) => neighbor_length_m)
const lengths = [
  ...tables.flat(),
  ...ofInstruments,
  ...checks.map(({ second_length_m }) => second_length_m),
  ...ofNeighbor,
  neighbor,
  intercept,
]
/** What a limit may be one of: how far lengths lay from the line, a second length from the first, a block from its mean. */
const farthest = [
  ...measured.map((rows) =>
    Math.max(...rows.map(({ tide_table_m, length_m }) => Math.abs(length_m - slope * tide_table_m - intercept))),
  ),
  unchartedDaily.largestResidual,
  unchartedChecks.largestDifference,
  Math.max(...ofNeighbor.map((length) => Math.abs(length - neighbor))),
]
/** How often each thing on the page of UNCHARTED was done. */
const counts: Readonly<Record<string, readonly number[]>> = {
  walks: [uncharted.walks.length, checks.length],
  times: [uncharted.walks.length, checks.length],
  days: [unchartedDaily.days.length],
  readings: [storm.readings.length],
}
const rises = measured.map((rows) => Math.max(...rows.map(({ water_m, tide_table_m }) => water_m - tide_table_m)))
const uncertainties = [...measured.flat(), ...forecast].map(({ uncertainty_m }) => uncertainty_m)
const ranges = [...tables, ofInstruments].map((lengths) => [Math.min(...lengths), Math.max(...lengths)] as const)

/** Returns the sentences that are read: of a page also its description and its JSON-LD, without the rows of tables. */
function listSentences(path: string): string[] {
  const page = pages.find((page) => getPageFile(page) === path)
  const text = page ? readPageText(page) : readDist(path)
  const plain = text.replaceAll('\u00a0', ' ').replace(/&lt;[^&]*&gt;|<[^>]*>|\\n/g, ' ')
  return plain.split(/(?<=[.?!:])\s+(?=[A-Z“])|[\n"]/).map((sentence) => sentence.replace(/\s+/g, ' ').trim())
}

function readPageText(page: (typeof pages)[number]): string {
  const document = readBuiltPage(page)
  const spoken = [...document.querySelectorAll('[content], [aria-label], [alt]')].flatMap((element) =>
    ['content', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  const blocks = [...document.querySelectorAll('p, li, figcaption, h1, h2, h3, h4, dd, dt, td, th, text, caption')]
  const data = [...document.querySelectorAll('script[type$="json"]')]
  return [...blocks, ...data]
    .map((block) => block.textContent)
    .concat(spoken)
    .join('\n')
}

/** Returns whether a number is one of these, to as many digits as it is written with. */
const isOneOf = (written: string, values: readonly number[]) => {
  const digits = written.split('.')[1]?.length ?? 0
  return values.some((value) => value.toFixed(digits) === written)
}

/** Returns whether a limit holds for one of the measured tables, and is the least that does, to its digits. */
const isLeastLimit = (limit: number, values: readonly number[], step: number) =>
  values.some((value) => value <= limit && value > limit - step)

/** Returns what a sentence says of a length, a range, a limit or a rise that no table bears out. */
function findContradictions(sentence: string): string[] {
  const found: string[] = []
  const check = (pattern: RegExp, isTrue: (...values: string[]) => boolean) => {
    for (const [words, ...values] of sentence.matchAll(pattern)) if (!isTrue(...values)) found.push(words)
  }
  // A range is that of all walks, of the instruments, or of everything that is published.
  check(/\b(2\d\d\.\d+) to (2\d\d\.\d+) m\b/g, (first = '', last = '') => {
    const isOfWalks = /walk/.test(sentence) || sentence === `${first} to ${last} m`
    const isOfDays = /\d days/.test(sentence)
    const every = [Math.min(...tables.flat()), Math.max(...tables.flat())] as const
    const all = isOfWalks ? ranges.slice(0, 1) : isOfDays ? ranges.slice(-1) : [every]
    return all.some(([shortest, longest]) => shortest.toFixed(2) === first && longest.toFixed(2) === last)
  })
  check(/\b([23]\d\d\.\d+) m\b/g, (length = '') => isOneOf(length, lengths))
  check(/± (0\.\d+) m\b/g, (uncertainty = '') => isOneOf(uncertainty, uncertainties))
  check(/\b(?:[Nn]o|never)\b[^.]* more than (\d+(?:\.\d+)?) m\b/g, (limit) =>
    isLeastLimit(Number(limit), farthest, 0.01),
  )
  check(/(?:right|tables) to (\d\.\d+) m\b/g, (limit) => isLeastLimit(Number(limit), farthest, 0.01))
  check(/within (\d\.\d+) m\b/g, (limit) => isLeastLimit(Number(limit), farthest, 0.01))
  check(/(\d\.\d+) m at most/g, (limit) => isLeastLimit(Number(limit), farthest, 0.01))
  check(/(?<!\b(?:[Nn]o|never)\b[^.]*)more than (\d+(?:\.\d+)?) m\b/g, (least) =>
    ranges.every(([shortest, longest]) => longest - shortest > Number(least)),
  )
  check(/by (\d+(?:\.\d+)?) m\b/g, () => false)
  check(/\b(\d\.\d+) m above\b/g, (rise = '') => isOneOf(rise, rises))
  check(/\b(\d+) cm above\b/g, (rise = '') =>
    isOneOf(
      rise,
      rises.map((meters) => 100 * meters),
    ),
  )
  check(/adds? (\d\.\d+) m\b/g, (step = '') => isOneOf(step, [slope]))
  check(/(\d\.\d+) m for each meter/g, (step = '') => isOneOf(step, [slope]))
  check(/\+ (\d\.\d+) × the height/g, (step = '') => isOneOf(step, [slope]))
  check(/(\d\.\d+) m more than the tables/g, (rise = '') => isOneOf(rise, [slope * storm.rise]))
  check(/(\d\.\d+) m a degree/g, (step = '') => isOneOf(step, [Math.abs(unchartedChecks.heatSlope)]))
  check(/(\d+) to (\d+) °C/g, (coldest = '', warmest = '') => {
    const temperatures = checks.map(({ temperature_c }) => temperature_c)
    return isOneOf(coldest, [Math.min(...temperatures)]) && isOneOf(warmest, [Math.max(...temperatures)])
  })
  check(/standard deviation is (\d\.\d+) m/g, (deviation = '') =>
    isOneOf(deviation, [unchartedChecks.differenceDeviation]),
  )
  return found
}

test('every count on the page of UNCHARTED is that of its tables', () => {
  const page = pages.find(({ researchCase }) => researchCase === forecastCase)
  const found = listSentences(page ? getPageFile(page) : '').flatMap((sentence) =>
    [...sentence.matchAll(/\b(\d+) (walks|times|days|readings)\b/g)].map(([words, count, noun = '']) => [
      words,
      counts[noun]?.includes(Number(count)),
    ]),
  )
  expect(new Set(found.map(([words]) => words)).size).toBeGreaterThan(3)
  expect(found.filter(([, isTrue]) => !isTrue)).toEqual([])
})

const texts = [...pages.map(getPageFile), ...filesToPublish.keys()].filter((path) => !/readings\/.*csv$/.test(path))

test('no sentence of a page, its JSON-LD, the feed, a data file or the calendar contradicts the walks, the night or the forecast', () => {
  const contradictions = texts.flatMap((path) =>
    listSentences(path).flatMap((sentence) => findContradictions(sentence).map((words) => `${path}: ${words}`)),
  )
  expect(contradictions).toEqual([])
  expect(texts.flatMap(listSentences).filter((sentence) => /\d m\b/.test(sentence)).length).toBeGreaterThan(10)
})
