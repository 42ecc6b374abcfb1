import { cases, type ResearchCase } from '../../content/cases.ts'
import { formatDate, formatDay, getLatestDate } from '../../content/dates.ts'
import { formatNumberInWords } from '../../content/format-numbers.ts'
import { plateParameters } from '../../content/picture-parameters.ts'
import { cascade } from '../../content/readings/cascade.ts'
import { nexus } from '../../content/readings/nexus.ts'
import { statistics, stripPlus } from '../../content/statistics.ts'

const { anomalies, trained, facilities, papers, researchers } = statistics

/** Returns what a value meant once: a case, by its id, and what happened in it, with a date or a reading. */
function createInstance(id: string, describe: (researchCase: ResearchCase) => string) {
  const researchCase = cases.find((researchCase) => researchCase.id === id)
  if (!researchCase) throw new Error(`cases.ts has no case with the id ${id}.`)
  return { id, name: researchCase.name, text: describe(researchCase) }
}

export const aboutText = {
  plate: {
    alt: 'Bright rings around a point at the upper left, which turn into a fine weave toward the lower right.',
    caption: `${plateParameters.directions.count} plane waves from as many directions, in step where it is brightest. Around that point they agree in rings; farther out the pattern never repeats.`,
  },
  mission: {
    title: 'Mission',
    statement:
      'To find places where measurements do not come out as they should. To publish what we measure. To keep the people there safe.',
    rest: 'We do not say why. We say what was measured, and when.',
  },
  valuesTitle: 'Core values',
  values: [
    {
      name: 'Scientific Integrity',
      text: 'We never overwrite a measurement. A correction stands beside it, with its date.',
      instance: createInstance(
        'resonance',
        ({ published, changes: [change] }) =>
          `Published ${formatDate(published)}. Changed ${formatDay(change?.date ?? published)}: ${change?.description.toLowerCase() ?? ''}`,
      ),
    },
    {
      name: 'Global Collaboration',
      text: `All ${facilities.value} facilities keep one clock, so that two of them can say whether they saw the same thing.`,
      instance: createInstance(
        'nexus',
        () =>
          `Two detectors had counted the same for ${formatNumberInWords(nexus.equalDays)} days. On ${formatDay(nexus.firstApart)}, ${nexus.firstApart.slice(0, 4)}, they differed by ${nexus.firstDifference}.`,
      ),
    },
    {
      name: 'Transparent Research',
      text: 'Every paper carries its raw data, including the parts that disagree.',
      instance: createInstance(
        'cascade',
        () =>
          `The ${formatNumberInWords(cascade.clockCount)} clocks stopped by ${formatDate(getLatestDate(cascade.stopDays))}. The eighth did not. Its readings are published too.`,
      ),
    },
    {
      name: 'Public Safety',
      text: 'People who live near a case are told first. Nobody who reports one is asked to go back.',
      instance: createInstance(
        'uncharted',
        ({ reported, published }) =>
          `Reported ${formatDate(reported)}, published ${formatDay(published)}. Everyone who lives there was told, and may stay.`,
      ),
    },
  ],
  impact: {
    title: 'Impact',
    figures: [anomalies, trained, { ...facilities, unit: 'facilities' }, { ...papers, unit: 'papers' }],
    units: `A report is what somebody wrote down. An anomaly is the thing it describes. Some reports describe more than one, so over ${stripPlus(anomalies)} anomalies outnumber the archived reports. Most of the ${stripPlus(trained)} researchers trained here went home again; over ${stripPlus(researchers)} work with us.`,
  },
  whoWeAre: {
    title: 'Who we are',
    text: [
      'We are a private organization. We have no police powers and act for no government. Private gifts pay for the work, and no giver sees a result first.',
      `We do not say where the ${facilities.value} facilities are: a detector that has visitors measures its visitors.`,
      'The plates and the film are computed from equations. They do not show a site, and they are free to use, in class or in print.',
    ],
    papers: 'The papers are free.',
    askForPaper: 'Write to us for one.',
    data: 'The raw data of the cases are',
    openData: 'published',
    journalists: 'Journalists ask',
    journalistsAt: 'at',
    press: 'farahani',
  },
  privacy: {
    title: 'Privacy',
    text: [
      'This site sets no cookie and counts no visitors. Fonts, pictures and film come from this site and no other.',
      'Our server writes one line for each request: the time, the page, the result, the number of bytes. It does not write down your address, your browser, or the page you came from.',
      'Both forms run on your device and send nothing. Below its last question each form says what it keeps there.',
    ],
    report: 'Privacy of the report form',
    contact: 'Privacy of the contact form',
  },
  accessibility: {
    title: 'Accessibility',
    how: 'How it is tested',
    text: [
      'The site is built to WCAG 2.2 at level AA, and its words have the contrast of level AAA, in light and in dark.',
      'Automated tests check every page and every state of both forms with axe and with IBM’s Equal Access, two programs that look for barriers. A screen reader, Orca, reads every page and goes through both forms in Firefox and in Chromium, and the tests hold what it has to say. Others use the menu and both forms by keyboard alone, and read every page at 320 pixels and at 400 percent zoom, in forced colors, without pictures, without styles, without script, and in two text browsers. All of them run before anything is published.',
    ],
    lacksTitle: 'Known barriers',
    knownBarriers: [
      'Nobody who uses a screen reader every day has tested the site for us yet. Orca is the only one that has read it: NVDA, JAWS, VoiceOver and TalkBack have not.',
      'The numbers on the map can be pressed, but not reached by keyboard. The list beside it has the same links.',
      'Browsers older than 2025 print a case without the notes that are folded away. Open them first, and they are printed.',
      'Only browsers built on Chromium number the printed pages.',
      'With text of twice the size on a phone, Firefox shows the date and time of a report in smaller letters: it has one line for both.',
      'Without script a form is printed with as much of a long answer as its box shows.',
    ],
    tell: 'If something stands in your way, tell us what and where. We answer.',
  },
} as const
