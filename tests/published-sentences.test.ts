// Every sentence with a number, a unit or a superlative is true: a table has a row for each, which computes it again from
// the readings and the content, or has it from the specification. A sentence with a number that no row has fails.

import { getLastModified } from '../src/content/case-attributes.ts'
import { activeCases, forecastCase, lastUpdated } from '../src/content/case-summary.ts'
import type { ResearchCase } from '../src/content/cases.ts'
import { formatDate, formatDay, formatHour, formatShortDate, type IsoDate } from '../src/content/dates.ts'
import { formatNumberInWords } from '../src/content/format-numbers.ts'
import { organization } from '../src/content/organization.ts'
import { plateParameters, portraitParameters } from '../src/content/picture-parameters.ts'
import { cascade } from '../src/content/readings/cascade.ts'
import { nexus } from '../src/content/readings/nexus.ts'
import { resonance } from '../src/content/readings/resonance.ts'
import { getDay } from '../src/content/readings/table.ts'
import { threshold } from '../src/content/readings/threshold.ts'
import { tideSource, uncharted } from '../src/content/readings/uncharted.ts'
import { unchartedChecks } from '../src/content/readings/uncharted-checks.ts'
import { unchartedDaily } from '../src/content/readings/uncharted-daily.ts'
import { storm } from '../src/content/readings/uncharted-storm.ts'
import { archive, cases } from '../src/content/record.ts'
import { stateNames } from '../src/content/states.ts'
import { divisions, members } from '../src/content/team.ts'
import { getSecond, toneTrack } from '../src/content/tone-track.ts'
import { forecast, forecastDays } from '../src/content/uncharted/forecast.ts'
import { publishedFiles } from '../src/published-data/published-files.ts'
import { draftLifetimeMs } from '../src/report/draft/stored-draft.ts'
import { maxEvidenceBytes } from '../src/report/evidence/byte-size.ts'
import { getPageFile, mainPages, pages, type SitePage } from '../src/site.ts'
import { readBuiltPage, readDist } from './support/built-page.ts'
import { readSentences } from './support/sentences.ts'
import { expect, test } from './support/site.ts'

const { slope, intercept } = uncharted.line
const { checks, neighbor } = unchartedChecks
const measured = [uncharted.walks, storm.readings]
const ofInstruments = unchartedDaily.days.flatMap(({ shortest_m, longest_m }) => [shortest_m, longest_m])
const ofNeighbor = checks.map(({ neighbor_length_m }) => neighbor_length_m)
const tables = [uncharted.walks, storm.readings, forecast].map((rows) => rows.map(({ length_m }) => length_m))
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
const rises = measured.map((rows) => Math.max(...rows.map(({ water_m, tide_table_m }) => water_m - tide_table_m)))
const uncertainties = [...measured.flat(), ...forecast].map(({ uncertainty_m }) => uncertainty_m)
const heights = uncharted.walks.map(({ tide_table_m }) => tide_table_m)
const temperatures = checks.map(({ temperature_c }) => temperature_c)
const getRange = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
const ranges = [...tables, ofInstruments].map(getRange)

const apart = nexus.differencesAfter.slice(1)
const withinChance = apart.filter((difference) => Math.abs(difference) <= nexus.chance)
const lastReading = (rows: readonly { readonly measured: string }[]) => rows.at(-1)?.measured ?? ''

/** Returns whether a number is one of these, to as many digits as it is written with. */
const isOneOf = (written = '', ...values: readonly number[]) => {
  const digits = written.split('.')[1]?.length ?? 0
  return values.some((value) => value.toFixed(digits) === written.replaceAll(',', '').replace('−', '-'))
}

/** Returns whether a count is this one, in digits or in words, at the beginning of a sentence or within. */
const isCount = (written = '', count = Number.NaN) =>
  [String(count), count.toLocaleString('en-US'), formatNumberInWords(count)].includes(written.toLowerCase())

/** Returns whether a limit holds for one of the measured tables, and is the least that does, to its digits. */
const isLeastLimit = (limit = '') => farthest.some((value) => value <= Number(limit) && value > Number(limit) - 0.01)

const isDay = (written: string | undefined, day: IsoDate | undefined) =>
  day !== undefined && [formatDate(day), formatDay(day), formatShortDate(day)].includes(written ?? '')

type Check = (
  values: readonly string[],
  context: { readonly text: string; readonly researchCase?: ResearchCase },
) => boolean
type Row = readonly [pattern: RegExp, isTrue: Check]

const day = String.raw`((?:January|February|March|April|May|June|July|August|September|October|November|December) \d+(?:, \d{4})?)`
const count = String.raw`(\d[\d,]*|[A-Za-z]+(?:-[a-z]+)?)`

/** UNCHARTED: these are read in every published text, too. */
const ofLengths: readonly Row[] = [
  // A range is that of all walks, of the instruments, or of everything that is published.
  [
    /\b(2\d\d\.\d+) to (2\d\d\.\d+) m\b/g,
    ([first, last], { text }) => {
      const isOfWalks = /walk/.test(text) || text === `${first} to ${last} m`
      const all = isOfWalks ? ranges.slice(0, 1) : /\d days/.test(text) ? ranges.slice(-1) : [getRange(tables.flat())]
      return all.some(([shortest, longest]) => isOneOf(first, shortest) && isOneOf(last, longest))
    },
  ],
  [
    RegExp(`Last walked ${day}: (\\d+\\.\\d+) m`, 'g'),
    ([walked, length]) => isDay(walked, uncharted.latest.day) && isOneOf(length, uncharted.latest.length),
  ],
  [/\b(?:[Nn]o|[Nn]one|never)\b[^.]* more than (\d+(?:\.\d+)?) m\b/g, ([limit]) => isLeastLimit(limit)],
  [/within (\d\.\d+) m\b/g, ([limit]) => isLeastLimit(limit)],
  [/(\d\.\d+) m at most/g, ([limit]) => isLeastLimit(limit)],
  [
    /more than (\d+(?:\.\d+)?) m\b/g,
    ([least]) => ranges.every(([shortest, longest]) => longest - shortest > Number(least)),
  ],
  [/\b(\d\.\d+) m above the tide tables/g, ([rise]) => isOneOf(rise, ...rises)],
  [/\b(\d+) cm above\b/g, ([rise]) => isOneOf(rise, ...rises.map((meters) => 100 * meters))],
  [/(\d\.\d+) m for each meter/g, ([step]) => isOneOf(step, slope)],
  [/(\d\.\d+) m more than the tables/g, ([rise]) => isOneOf(rise, slope * storm.rise)],
  [/(\d\.\d+) m a degree/g, ([step]) => isOneOf(step, Math.abs(unchartedChecks.heatSlope))],
  [
    /(\d+) to (\d+) °C/g,
    ([coldest, warmest]) => isOneOf(coldest, getRange(temperatures)[0]) && isOneOf(warmest, getRange(temperatures)[1]),
  ],
  [/standard deviation is (\d\.\d+) m/g, ([deviation]) => isOneOf(deviation, unchartedChecks.differenceDeviation)],
  [
    /below (−\d\.\d+) m or above (\d\.\d+) m/g,
    ([lowest, highest]) => isOneOf(lowest, getRange(heights)[0]) && isOneOf(highest, getRange(heights)[1]),
  ],
  [
    /end of (\d{4}), each ± (\d\.\d+) m/g,
    ([year, uncertainty]) =>
      forecast.at(-1)?.time.slice(0, 4) === year &&
      forecast.every(({ uncertainty_m }) => isOneOf(uncertainty, uncertainty_m)),
  ],
  [/± (0\.\d+) m\b/g, ([uncertainty]) => isOneOf(uncertainty, ...uncertainties)],
  [/\b([23]\d\d\.\d+) m\b/g, ([length]) => isOneOf(length, ...lengths)],
  [RegExp(`${count} walks of a second walker`, 'g'), ([walks]) => isCount(walks, checks.length)],
  [/(\d+) walks\b/g, ([walks]) => isCount(walks, uncharted.walks.length)],
]

const rows: readonly Row[] = [
  [RegExp(`(?:published|(?<=days),) to ${day}`, 'g'), ([last]) => isDay(last, unchartedDaily.lastDay)],
  [/(?<=On |m, )(\d+) days/g, ([days]) => isCount(days, unchartedDaily.days.length)],
  [/(?<=\d m, |from the first, )(\d+) times/g, ([times]) => isCount(times, checks.length)],
  ...ofLengths,

  // UNCHARTED
  [
    /Walked (\d+) times|walked (\d+) times|around UNCHARTED (\d+) times/g,
    (values) => isCount(values.find(Boolean), uncharted.walks.length),
  ],
  [/in (\d+) readings: Fig\. 1/g, ([readings]) => isCount(readings, storm.readings.length)],
  [
    /roughly (\d+) meters on a side/g,
    ([side]) =>
      getRange(uncharted.walks.map(({ length_m }) => length_m / 4)).every(
        (meters) => Math.abs(meters - Number(side)) < 5,
      ),
  ],
  [
    /night of December (\d+) to (\d+), 2025/g,
    ([first, last]) => storm.firstDay === `2025-12-0${first}` && storm.lastDay === `2025-12-0${last}`,
  ],
  [/every half hour|a half hour of a storm|Half hours of the night/g, () => isHalfHourly()],
  [
    /\b(\d+) hours\.$|Fig\. 1\. (\d+) hours/g,
    ([plain, numbered]) => isCount(plain ?? numbered, (storm.readings.length - 1) / 2),
  ],
  [
    RegExp(`[Ss]ince ${day}, (?:a second walker|but that in the storm)`, 'g'),
    ([first]) => isDay(first, unchartedChecks.firstDay),
  ],
  [/second walker|second length|second against/g, () => checks.length > 0],
  [
    /October (\d+) and (\d+) the power was off/g,
    (days) => unchartedDaily.missing.join() === days.map((day) => `2025-10-${day}`).join(),
  ],
  [/[Ll]ongest and (?:the|every) shortest|shortest and longest|shortest length to its longest/g, () => true],
  [/station (\d+)/g, ([station]) => tideSource.name.endsWith(` ${station}`)],
  [/The (\d+) constituents/g, ([constituents]) => isCount(constituents, countConstituents())],
  [RegExp(`tide tables, to ${day}`, 'g'), ([last]) => isDay(last, forecastDays.at(-1)?.day)],
  [/to the end of (\d{4})/g, ([year]) => forecast.at(-1)?.time.slice(0, 4) === year],
  [/Twenty-four hours of San Francisco/g, () => true],
  [
    RegExp(`^${day} to ${day}$`, 'g'),
    ([first, last]) => {
      const week = forecastDays.filter((each) => each.day > lastUpdated).slice(0, 7)
      return isDay(first, week[0]?.day) && isDay(last, week.at(-1)?.day)
    },
  ],
  [RegExp(`the last of them on ${day}`, 'g'), ([last]) => isDay(last, uncharted.latest.day)],
  [RegExp(`whose readings end on ${day}`, 'g'), ([last]) => isDay(last, unchartedDaily.lastDay)],
  [/One standard deviation|one standard deviation/g, () => true],

  // NEXUS
  [/0 for (\d+) days/g, ([days]) => isCount(days, nexus.equalDays)],
  [/to five digits/g, () => nexus.days.every(({ room_a_counts }) => String(room_a_counts).length === 5)],
  [RegExp(`\\b(?:for|on|by 0,) ${count} days`, 'g'), ([days]) => isCount(days, nexus.equalDays)],
  [/These were equal on ([a-z]+), one after the other/g, ([days]) => isCount(days, nexus.equalDays)],
  [/not on the ([a-z-]+) that followed/g, ([days]) => isCount(days, nexus.days.length - nexus.equalDays)],
  [
    /On the twelfth they differed by (\d+)/g,
    ([counts]) => nexus.equalDays === 11 && isOneOf(counts, nexus.firstDifference),
  ],
  [
    /the difference of two counts near ([\d,]+) is 0 ± (\d+)/g,
    ([near, chance]) => isOneOf(near, nexus.countsNear) && isOneOf(chance, nexus.chance),
  ],
  [/exchanged twice;/g, () => nexus.exchangeDays.length === 2],
  [
    RegExp(`On ${day} the counts differed by (\\d+)`, 'g'),
    ([first, counts]) => isDay(first, nexus.firstApart) && isOneOf(counts, nexus.firstDifference),
  ],
  [/(?:[Tt]wo )?counts near ([\d,]+)/g, ([near]) => isOneOf(near, nexus.countsNear)],
  [/(?:makes it|less than) (\d+)/g, ([chance]) => isOneOf(chance, nexus.chance)],
  [
    /one day in (\d+)|1 day in (\d+)/g,
    (values) => isOneOf(values.find(Boolean), nexus.chance * Math.sqrt(2 * Math.PI)),
  ],
  [/[Tt]wo times in three|two in three/g, () => Math.abs(0.6827 - 2 / 3) < 0.02],
  [
    RegExp(`exchanged twice, on ${day} and ${day}`, 'g'),
    (days) => nexus.exchangeDays.length === 2 && nexus.exchangeDays.every((day, index) => isDay(days[index], day)),
  ],
  [/(\d+) exchanges/g, ([exchanges]) => isCount(exchanges, nexus.exchangeDays.length)],
  [/(\d+) of (\d+) days/g, ([within, all]) => isCount(within, withinChance.length) && isCount(all, apart.length)],
  [/the counts of (\d+) days/g, ([days]) => isCount(days, nexus.days.length)],
  [RegExp(`the counts to ${day}`, 'g'), ([last]) => isDay(last, nexus.lastDay)],
  [
    RegExp(`Day of the report corrected: ${day}, not ${day}`, 'g'),
    ([reported], { researchCase }) => isDay(reported, researchCase?.reported),
  ],
  [/[Tt]wo (?:rooms|such counts|counts)/g, () => true],

  // THRESHOLD
  [
    /(\d+\.\d) ± (\d\.\d) mm/g,
    ([difference, uncertainty]) =>
      isOneOf(difference, threshold.difference) && isOneOf(uncertainty, threshold.uncertainty),
  ],
  [/(?<![\d.])± (\d\.\d) mm/g, ([uncertainty]) => isOneOf(uncertainty, threshold.uncertainty)],
  [
    RegExp(`4 mm were gone on ${day}`, 'g'),
    ([ended]) => isOneOf('4', threshold.difference) && isDay(ended, threshold.ended),
  ],
  [/(?<![\d.])(\d(?:\.\d)?) mm\b/g, ([difference]) => isOneOf(difference, threshold.difference)],
  [
    RegExp(`(\\d+) readings to ${day}, then one a day for ([a-z]+) weeks`, 'g'),
    ([readings, last, weeks]) =>
      isCount(readings, threshold.readingCount) &&
      isDay(last, threshold.ended) &&
      isCount(weeks, threshold.daysAfter.length / 7),
  ],
  [
    RegExp(`measured (\\d+) times from both sides, with ([a-z]+) instruments, and then once a day to ${day}`, 'g'),
    ([times, instruments, last]) =>
      isCount(times, threshold.readingCount) &&
      isCount(instruments, threshold.instruments.length) &&
      isDay(last, threshold.lastDay) &&
      new Set(threshold.daysAfter).size === threshold.daysAfter.length,
  ],
  [/(\d+) readings, all published/g, ([readings]) => isCount(readings, threshold.readingCount)],
  [
    /([A-Z][a-z]+) instruments found the same difference, each by itself, (\d+) times/g,
    ([instruments, times]) =>
      isCount(instruments, threshold.instruments.length) && isCount(times, threshold.countBefore),
  ],
  [
    RegExp(`At (\\d+:\\d\\d [ap]m) on ${day}`, 'g'),
    ([time, on]) =>
      [threshold.lastOpen, threshold.firstClosed].some(
        (instant) => formatHour(instant).replace('\u00a0', ' ') === time && isDay(on, getDay(instant)),
      ),
  ],
  [
    /^February (\d+) to (\d+)$/g,
    (days) =>
      [threshold.lastOpen, threshold.firstClosed].every(
        (instant, index) => getDay(instant) === `2025-02-${days[index]}`,
      ),
  ],
  [
    /and the first of 0/g,
    () =>
      threshold.readings.some(
        ({ measured, difference_mm }) => measured >= threshold.firstClosed && difference_mm === 0,
      ),
  ],
  [RegExp(`(?:to|each day after, to|the readings to) ${day}`, 'g'), ([last]) => isDay(last, threshold.lastDay)],
  [/(\d+) measurements of the doorway/g, ([readings]) => isCount(readings, threshold.readings.length)],
  [/had two widths, and why it went back to one/g, () => true],

  // CASCADE
  [
    /(\d\.\d) ± (\d\.\d) ms a day/g,
    ([gain, deviation]) => isOneOf(gain, cascade.gain) && isOneOf(deviation, cascade.gainDeviation),
  ],
  [/(?:1|once) in ([\d,]+)/g, ([orders]) => isOneOf(orders, factorial(cascade.clocks.length))],
  [
    RegExp(`${count} clocks (?:in one building|in the order|stopped)`, 'g'),
    ([clocks]) => isCount(clocks, cascade.clocks.length),
  ],
  [/All ([a-z]+) run again/g, ([clocks]) => isCount(clocks, cascade.clocks.length)],
  [/One of the ([a-z]+) clocks/g, ([clocks]) => isCount(clocks, cascade.clocks.length + 1)],
  [/[Tt]he eighth(?: clock)?|cascade-eighth/g, () => cascade.clocks.length === 7],
  [
    /([A-Z][a-z]+) had stopped when they were reported; the seventh stopped ([a-z]+) days later/g,
    ([before, days], { researchCase }) => {
      const { reported = '' } = researchCase ?? {}
      const stopped = cascade.clocks.map(({ stopped }) => getDay(stopped)).toSorted()
      const after = stopped.filter((day) => day >= reported).map((day) => Date.parse(day) - Date.parse(reported))
      return (
        isCount(before, stopped.length - after.length) &&
        stopped.length === 7 &&
        after.length === 1 &&
        isCount(days, (after[0] ?? 0) / 86_400_000)
      )
    },
  ],
  [/of ([a-z]+) makes/g, ([makes]) => isCount(makes, new Set(cascade.clocks.map(({ make }) => make)).size)],
  [/([a-z]+) offices/g, ([offices]) => isCount(offices, new Set(cascade.clocks.map(({ office }) => office)).size)],
  [/(?:each of |and )([a-z]+|\d+) days/g, ([days]) => isCount(days, cascade.eighth.length)],

  // RESONANCE
  [
    /(\d+\.\d) ± (\d\.\d) Hz/g,
    ([frequency, uncertainty]) =>
      isOneOf(frequency, resonance.frequency) && isOneOf(uncertainty, resonance.uncertainty),
  ],
  [/± (\d\.\d) Hz/g, ([uncertainty]) => isOneOf(uncertainty, resonance.uncertainty)],
  [/(\d+\.\d) Hz/g, ([frequency]) => isOneOf(frequency, resonance.frequency)],
  [/\b([Tt]wo) (?:power outages|outages|shaded times)/g, ([outages]) => isCount(outages, resonance.outages.length)],
  [
    /(\d+) hours in (\d+) seconds, raised ([a-z]+) octaves/g,
    ([hours, seconds, octaves]) => {
      const end = getSecond(lastReading(resonance.readings))
      return (
        isOneOf(seconds, end) &&
        isOneOf(hours, end / toneTrack.secondsPerHour) &&
        isCount(octaves, Math.log2(toneTrack.timesAsHigh))
      )
    },
  ],
  [
    /mains stops at (\d+\.\d) s and (\d+\.\d) s, the tone at (\d+\.\d) s/g,
    (seconds) =>
      [...resonance.outages.map(({ from }) => from), resonance.firstSilent].every((instant, index) =>
        isOneOf(seconds[index], getSecond(instant)),
      ),
  ],
  [RegExp(`^On ${day}\\.$`, 'g'), ([ended]) => isDay(ended, getDay(resonance.lastHeard))],
  [
    /At (\d+:\d\d am) it was there, and at (\d+:\d\d am) it was not/g,
    ([heard, silent]) =>
      [heard, silent].join() ===
      [resonance.lastHeard, resonance.firstSilent].map((instant) => formatHour(instant).replace('\u00a0', ' ')).join(),
  ],
  [
    /there at (\d+:\d\d am), and at (\d+:\d\d) it was not/g,
    ([heard, silent]) =>
      heard === formatHour(resonance.lastHeard).replace('\u00a0', ' ') &&
      `${silent}\u00a0am` === formatHour(resonance.firstSilent),
  ],
  [/what most people hear/g, () => resonance.frequency < 20],
  [/(\d+) readings of the tone/g, ([readings]) => isCount(readings, resonance.readings.length)],

  // All cases, the archive
  [/(?<=, )first reported (\w+ \d+, \d{4})/g, ([reported]) => cases.some((each) => isDay(reported, each.reported))],
  [
    /ended ([A-Z][a-z]{2} \d+ \d{4})/g,
    ([ended], { text }) => cases.some((each) => text.startsWith(each.location) && isDay(ended, each.ended)),
  ],
  [
    RegExp(`Version of ${day}`, 'g'),
    ([version], { researchCase }) => isDay(version, researchCase && getLastModified(researchCase)),
  ],
  [RegExp(`Record as of ${day}`, 'g'), ([updated]) => isDay(updated, lastUpdated)],
  [
    /case (\d) of (\d)/g,
    ([position, all], { researchCase }) => cases[Number(position) - 1] === researchCase && isCount(all, cases.length),
  ],
  [/#fig-1(?: to #fig-(\d))?/g, ([last = '1'], { researchCase }) => isCount(last, countFigures(researchCase))],
  [
    /([A-Z][a-z]+) cases of (\d{4}), ([a-z]+) of them active/g,
    ([all, year, active]) =>
      isCount(all, cases.length) &&
      cases.every(({ reported }) => reported.startsWith(year ?? '')) &&
      isCount(active, activeCases.length),
  ],
  [
    /Cases of (\d{4})|Since (\d{4}), cases/g,
    (years) => cases.every(({ reported }) => reported.startsWith(years.find(Boolean) ?? ' ')),
  ],
  [/^([A-Z][a-z]+) places$/g, ([places]) => isCount(places, new Set(cases.map(({ location }) => location)).size)],
  [/The two states of a case/g, () => true],
  [/from (\d{4}) to (\d{4})/g, (years) => [archive.at(-1)?.year, archive[0]?.year].join() === years.join()],
  [
    /^(\d{4}) (\d+) reports, sealed/g,
    ([year, reports]) => archive.some((each) => isCount(year, each.year) && isCount(reports, each.reports)),
  ],
  [/^(\d+) plates/g, ([plates]) => archive.some(({ reports }) => isCount(plates, reports))],
  [/(\d{4}) is not sealed yet/g, ([year]) => Number(year) === Math.max(...archive.map((sealed) => sealed.year)) + 1],
  [
    /Every year, more reports/g,
    () => archive.every(({ reports }, index) => reports < (archive[index - 1]?.reports ?? Number.POSITIVE_INFINITY)),
  ],
  [/The first year brought (\d+) reports/g, ([reports]) => isCount(reports, archive.at(-1)?.reports)],
  [/founded in (\d{4})|documented since (\d{4})/g, (years) => isCount(years.find(Boolean), organization.founded)],
  [/by eleven physicists|of the eleven founders/g, () => organization.founders === 'eleven'],
  [/CC0 1\.0/g, () => true],

  // The specification's figures, the organization, and what stands in the code
  [/^(?:2,000\+|5,000\+|700\+|150\+|43)$/g, () => true],
  [/(?:All|the) (43) (?:facilities|other)/g, () => true],
  [/the other (\d+) see/g, ([others]) => Number(others) === 43 - 1],
  [/© (\d{4})/g, ([year]) => isCount(year, organization.copyrightYear)],
  [/Research \((\d{4})\)/g, ([year = ''], { researchCase }) => researchCase?.published.startsWith(year) ?? false],
  [/\(415\) 555-0165/g, (_, { text }) => text.includes(organization.telephone.text.replace('\u00a0', ' '))],
  [
    /Monday to Friday, 9 am to 5 pm Pacific time/g,
    () => organization.hours.replaceAll('\u00a0', ' ') === 'Monday to Friday, 9 am to 5 pm Pacific time',
  ],
  [/call 911/g, () => true],
  [/ten working days/g, () => true],
  [/fifty states/g, () => stateNames.length === 50],
  [/(\d+) days after (?:the|its) last change/g, ([days]) => Number(days) * 86_400_000 === draftLifetimeMs],
  [/Maximum (\d+)MB/g, ([megabytes]) => Number(megabytes) * 2 ** 20 === maxEvidenceBytes],
  [/MP4/g, () => true],
  [/such as April 19, 2025, at 9:14/g, () => true],
  [
    /^([A-Z][a-z]+) people answer|The ([a-z]+) people who answer/g,
    (people) => isCount(people.find(Boolean), members.length),
  ],
  [/the ([a-z]+) divisions/g, ([all]) => isCount(all, divisions.length)],
  [/The ([a-z]+) pages that lead/g, ([all]) => isCount(all, mainPages.length)],
  [
    RegExp(`Residents were told on ${day}`, 'g'),
    ([told]) => {
      const date = new Date(`${told} UTC`).toISOString().slice(0, 10)
      return forecastCase !== undefined && forecastCase.reported <= date && date <= forecastCase.published
    },
  ],
  [RegExp(`We published on ${day}`, 'g'), ([published]) => isDay(published, forecastCase?.published)],
  [/\bFig\. \d/g, () => true],

  // Pictures
  [/from one point back to one point/g, () => true],
  [/(\d+) plane waves/g, ([count]) => isCount(count, plateParameters.directions.count)],
  [/the pattern never repeats/g, () => plateParameters.directions.count > 6],
  [
    /([Tt]hree) (?:point sources|overlapping waves)|the third below|two bright points/g,
    () => plateParameters.network.points.length === 3,
  ],
  [/[Tt]wo (?:slits|openings)/g, () => plateParameters.excellence.slits.length === 2],
  [
    /Two Bessel beams|eleven dark rays/g,
    () => {
      const [first, second] = plateParameters.vortex.beams
      return first.order - second.order === 11
    },
  ],
  [
    /stands out by (\d) cm, a line moves down by (\d) cm/g,
    ([out, down]) => Number(down) === Number(out) * Math.abs(portraitParameters.slope),
  ],
]

/** Sentences of what no table has: what people are, and what the site, its forms and browsers do. Each is true by itself. */
const told: readonly RegExp[] = [
  /calibration laboratory for nineteen years/g,
  /reversed himself four times/g,
  /to nine digits/g,
  /her best work/g,
  /for thirty-one years/g,
  /Most drafts go back once/g,
  /to two readers|Two people read everything|against a second clock/g,
  /never said which he prefers/g,
  /of about (?:thirty|forty|fifty|sixty), |of about (?:thirty|forty|fifty|sixty) |half smiling|late (?:fifties|sixties)|mid-thirties/g,
  /never overwrite a measurement/g,
  /is never published|never publish an address/g,
  /(?:Most|most) (?:places|browsers|ask)/g,
  /(?<=Your browser may still )suggest|at once|Once the form has loaded/g,
  // Tests hold what /about says of the tests.
  /WCAG 2\.2|letters of twice the size|text of twice the size|320 pixels, 400 percent zoom|older than 2025/g,
  /of each request|Of each request|asked for and the result|highest low|high or low/g,
]

/** A number, a unit after one, a number in words, or a superlative. */
const claim =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|\w+tieth|quarter|dozen|hundred|thousand|once|twice|half|never|most|least|best|(?:long|short|high|low|strong|larg|small|great|old|new|fast|near|far)\w*est)\b/i

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1)
}

function isHalfHourly(): boolean {
  const times = storm.readings.map(({ read }) => Date.parse(read))
  return times.slice(1).every((time, index) => time - (times[index] ?? 0) === 30 * 60_000)
}

function countConstituents(): number {
  return JSON.parse(readDist('readings/tide-constituents.json')).constituents.length
}

function countFigures(researchCase: ResearchCase | undefined): number {
  const page = pages.find((page) => page.researchCase === researchCase)
  return page ? readBuiltPage(page).querySelectorAll('figure[id^="fig-"]').length : 0
}

/** Returns what a sentence says that is not true, and the rest of it, without what a row has. */
function readSentence(table: readonly Row[], text: string, page?: SitePage): { wrong: string[]; rest: string } {
  const wrong: string[] = []
  const context = { text, ...(page?.researchCase && { researchCase: page.researchCase }) }
  const rest = table.reduce(
    (rest, [pattern, isTrue]) =>
      rest.replace(pattern, (words: string, ...values: (string | number | undefined)[]) => {
        const groups = values.slice(
          0,
          values.findIndex((value) => typeof value === 'number'),
        ) as string[]
        if (!isTrue(groups, context)) wrong.push(words)
        return ' … '
      }),
    text.replaceAll('\u00a0', ' '),
  )
  return { wrong, rest }
}

const sentences = readSentences()

test('each number, unit and superlative on the pages is what the readings, the content or the specification make it', () => {
  const read = sentences.map(({ page, text }) => ({ text, path: page.path, ...readSentence(rows, text, page) }))
  expect(read.flatMap(({ path, text, wrong }) => wrong.map((words) => `${path}: “${words}” in “${text}”`))).toEqual([])
  const unknown = read.flatMap(({ path, text, rest }) => {
    const left = told.reduce((left, pattern) => left.replace(pattern, ''), rest)
    return claim.test(left) ? `${path}: “${claim.exec(left)}” in “${text}”` : []
  })
  expect([...new Set(unknown)]).toEqual([])
})

test('each row has a sentence', () => {
  const texts = sentences.map(({ text }) => text.replaceAll('\u00a0', ' '))
  const unused = [...rows.map(([pattern]) => pattern), ...told].filter(
    (pattern) => !texts.some((text) => text.search(pattern) >= 0),
  )
  expect(unused.map(String)).toEqual([])
})

const files = publishedFiles.map(({ path }) => path).filter((path) => !/readings\/.*csv$/.test(path))

test('no sentence of the JSON-LD, the feed, a data file or the calendar contradicts the walks, the night or the forecast', () => {
  const texts = [...pages.map(getPageFile).map(readJsonLd), ...files.map(readDist)]
  const found = texts.flatMap((text) =>
    text
      .replaceAll('\u00a0', ' ')
      .replace(/&lt;[^&]*&gt;|<[^>]*>|\\n/g, ' ')
      .split(/(?<=[.?!:])\s+(?=[A-Z“])|[\n"]/)
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim()),
  )
  expect(found.flatMap((sentence) => readSentence(ofLengths, sentence).wrong)).toEqual([])
  expect(found.filter((sentence) => /\d m\b/.test(sentence)).length).toBeGreaterThan(10)
})

function readJsonLd(path: string): string {
  const page = pages.find((page) => getPageFile(page) === path)
  const scripts = page ? [...readBuiltPage(page).querySelectorAll('script[type$="json"]')] : []
  return scripts.map(({ textContent }) => textContent).join('\n')
}
