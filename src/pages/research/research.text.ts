export const researchText = {
  lead: 'The cases of 2025, and the sealed archive of every report from 2017 to 2024.',
  casesTitle: 'Cases of 2025',
  terms: { location: 'Location', date: 'Date' },
  record: {
    title: 'Record',
    status: 'Status',
    changed: 'Last changed',
    address: 'Permanent address',
    cite: 'Cite this',
    equation: 'Equation',
    ask: 'Contact us about this case',
  },
  statusTitle: 'What the status means',
  map: {
    title: 'Five places',
    caption:
      'Where the cases are, to the city. The exact sites are not published. State outlines in Albers’ equal-area projection; Alaska and Hawaii are moved, and Alaska is drawn smaller.',
  },
  archive: {
    title: 'Archive',
    why: 'Sealed years cannot be opened, by anyone. They hold reports as people made them, with names and addresses, and the people were told that nobody else would read them.',
    how: 'What the reports led to is in the published papers. If you need to know about one report, or made it yourself, ask. A person looks it up and tells you what can be told.',
    sealed: 'sealed',
    ask: 'Ask about',
  },
  data: {
    title: 'Open data',
    lead: 'The cases as they stand on this page, in files that a program can read. Fields may be added; none is renamed, and an id is never used twice.',
    files: [
      { key: 'json', name: 'cases.json', what: 'with the archive’s counts.' },
      { key: 'csv', name: 'cases.csv', what: 'for a spreadsheet.' },
      { key: 'schema', name: 'cases.schema.json', what: 'describes both (JSON Schema 2020-12).' },
      { key: 'feed', name: 'feed.xml', what: 'tells a feed reader when a case opens or changes (Atom).' },
    ],
    fields: 'What the fields mean',
    license: 'License:',
  },
} as const
