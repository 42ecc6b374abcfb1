import { casesInWords, firstYearOfCases, placesInWords, sealedYears, yearsOfCases } from '../../content/summary.ts'

export const researchText = {
  lead: `${casesInWords()}, and the sealed archive of every accepted report from ${sealedYears}.`,
  kinds: `Reports are sealed. Cases, which we open because of them, are published here, from ${firstYearOfCases} on. The plates are computed from equations; they do not show the sites.`,
  asOf: 'Record as of',
  casesTitle: `Cases of ${yearsOfCases}`,
  terms: { location: 'Location', date: 'Date' },
  notes: {
    title: 'Case notes',
    status: 'Status',
    people: 'Measured by',
    reported: 'First reported',
    history: 'History',
    published: 'Published.',
    address: 'Permanent address',
    cite: 'Cite this',
    equation: 'Equation',
    citeFiles: 'For a reference manager:',
    ask: 'Contact us about',
  },
  statusTitle: 'The two states of a case',
  map: {
    title: placesInWords(),
    caption:
      'Where the cases are, to the city. The exact sites are not published. State outlines in Albers’ equal-area projection; Alaska and Hawaii are moved, and Alaska is drawn smaller.',
  },
  archive: {
    title: 'Archive',
    why: 'Sealed years cannot be opened here. They hold reports as people wrote them, and those people were told that nobody outside this office would read them.',
    how: 'What the reports led to is in the published papers. If you need to know about one report, or made it yourself, ask. We look it up and tell you what can be told.',
    sealed: 'sealed',
    ask: 'Ask about',
  },
  data: {
    title: 'Open data',
    lead: 'What this page says, in files that other programs open. Fields may be added; none is renamed, and an id is never used twice.',
    files: [
      { key: 'csv', name: 'cases.csv', what: 'The cases as a table, for a spreadsheet.' },
      { key: 'archive', name: 'archive.csv', what: 'How many reports each sealed year holds, as a table.' },
      { key: 'geojson', name: 'cases.geojson', what: 'The cases as points for a map program. Each point is the city.' },
      { key: 'json', name: 'cases.json', what: 'Cases and archive in one file, for programmers.' },
      { key: 'dataPackage', name: 'datapackage.json', what: 'What each column of the two tables means.' },
      { key: 'schema', name: 'cases.schema.json', what: 'What each member of cases.json means.' },
      { key: 'feed', name: 'feed.xml', what: 'Tells a feed reader when a case opens or changes (Atom).' },
      { key: 'jsonFeed', name: 'feed.json', what: 'The same as JSON Feed.' },
    ],
    fields: 'The fields, one by one',
    license: 'License:',
  },
} as const
