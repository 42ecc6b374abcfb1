import { figures } from '../../content/figures.ts'

export const aboutText = {
  title: 'We keep what does not fit',
  plate: {
    alt: 'Gray fringes of three overlapping waves, woven around two bright points.',
    caption: 'Three point sources in step, the third below the frame. Where they agree it is bright.',
  },
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
  privacy: {
    title: 'Privacy',
    text: [
      'This site sets no cookie and counts nobody. No page asks anything of another server: letters, pictures and film come from where the words come from.',
      'Our server writes one line for each answer it gives: the time, the page, the result, the number of bytes. It does not write down who asked, with what, or from where.',
      'Both forms run on your device and send nothing. What each of them keeps there is written beside it.',
    ],
    report: 'What the report form keeps',
    contact: 'What the contact form keeps',
  },
  accessibility: {
    title: 'Accessibility',
    how: 'How it is tested',
    text: [
      'The site is built to WCAG 2.2 at level AA, and its words have the contrast of level AAA, in light and in dark.',
      'How we know: axe examines every page and every state of both forms. Keyboard journeys run through the menu and both forms. Every page is read at 320 pixels and at 400 percent zoom, in forced colors, without pictures, without styles, without script, and in two text browsers. These checks run before anything is published.',
    ],
    lacksTitle: 'What we know does not work',
    lacks: [
      'Nobody who uses a screen reader every day has tested the site for us yet.',
      'The numbers on the map can be pressed, but not reached by keyboard. The list beside it has the same five links.',
      'Browsers older than 2025 print a case without the record that is folded away. Open it first, and it is printed.',
      'Only browsers built on Chromium number the printed pages.',
    ],
    tell: 'If something stands in your way, tell us what and where. A person answers.',
  },
} as const
