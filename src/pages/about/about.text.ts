import { figures } from '../../content/figures.ts'

export const aboutText = {
  title: 'We keep what does not fit',
  mission: {
    title: 'Mission',
    statement:
      'To find, measure and publish every place where observed reality departs from expected reality, and to keep the people who live there safe while we do.',
    rest: 'We hold no theory that a record could embarrass. We have only the record.',
  },
  valuesTitle: 'Core values',
  values: [
    {
      name: 'Scientific Integrity',
      text: 'A measurement is never corrected. It is measured again, and both stay on file.',
    },
    { name: 'Global Collaboration', text: 'Forty-three facilities, one clock, one record.' },
    {
      name: 'Transparent Research',
      text: 'Every paper carries its raw data, including the parts that disagree.',
    },
    { name: 'Public Safety', text: 'Nobody is asked to stand where an instrument can stand.' },
  ],
  impact: {
    title: 'Impact',
    figures: [
      figures.anomalies,
      figures.trained,
      { ...figures.facilities, unit: 'facilities' },
      { ...figures.papers, unit: 'papers' },
    ],
    units:
      'A report is what somebody wrote down. An anomaly is what they wrote down about. Some reports document more than one, which is why over 700 anomalies is a larger number than the archive’s reports.',
  },
} as const
