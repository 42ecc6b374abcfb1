// What somebody adds who follows CONTRIBUTING.md: for each of its sections, what is written at each of its steps. A case and
// a person are as long as the median of those that there are, so that the budgets are tried, too.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { portraitParameters } from '../../src/content/picture-parameters.ts'
import { findProgram } from '../../tooling/programs.ts'
import type { WorkingCopy } from './working-copy.ts'

/** A new file and its text; a place in a file and what is written before it; or what is done in a copy. */
type Change =
  | readonly [file: string, text: string]
  | readonly [file: string, place: string, before: string]
  | ((copy: WorkingCopy) => void)

/** A section of CONTRIBUTING.md, the name that replaces `<name>` in it, and the changes of each of its steps. */
interface Contribution {
  readonly section: string
  readonly name: string
  readonly steps: readonly (readonly Change[])[]
}

/** Writes one change into a copy. */
export function applyChange(copy: WorkingCopy, change: Change): void {
  if (typeof change === 'function') change(copy)
  else if (change.length === 2) copy.write(...change)
  else copy.edit(change[0], change[1], change[2] + change[1])
}

const press = `import './press.css'
import { press } from '../../site.ts'
import { pressText } from './press.text.ts'

export default function PressPage() {
  return (
    <div className="page press-only">
      <h1>{press.title}</h1>
      <p>{pressText.ask}</p>
    </div>
  )
}
`
const speculationRules = '  Speculation-Rules: "/speculation-rules.json"\n'
const sitePage = `export const press: SitePage = {
  path: '/press',
  name: 'Press',
  title: 'Press',
  description: 'What may be quoted, whom to ask and where the pictures are, for people who write about measurements.',
  modified: '2026-01-12',
}

`
const researchCase = `
  {
    id: 'open-water',
    name: 'OPEN WATER',
    location: 'Reno',
    state: 'Nevada',
    latitude: 39.53,
    longitude: -119.81,
    people: ['anand', 'seo'],
    reported: '2026-01-12',
    description:
      'A swimming pool 25 m long had a tide of its own. It rose by 4 mm twice a day while its pump, filter and heater stood still.',
    summary:
      'Five gauges at the pool’s edge agreed to 0.1 mm for seven weeks. Evaporation, leaks and a tilt of the ground would each have left a trace that none of them drew. High water came 50 minutes later every day, as it does on a coast 300 km away. Then the level stayed where it was, and bathers came back.',
    published: '2026-01-19',
    changes: [{ date: '2026-04-06', description: 'Levels of the month after it began added.' }],
    plate: 'Ripples that leave two places at once, and what becomes of them.',
    alt: 'Pale arcs fan out from a pair of dots near the left edge and braid into stripes on the other side.',
  },`
const member = `
  {
    id: 'ito',
    portrait: '10',
    name: 'Hana Ito',
    title: 'Archivist, Sealed Reports',
    bio: 'Keeps 692 envelopes in the order they came, and opens none. Before that she bound maps for a harbor pilot. Asked what is inside, she reads out the shelf mark.',
    alt: 'A woman of about sixty in a dark jacket, looking down. Stripes bend along her collar.',
  },`
const plate = `'open-water': {
    kind: 'sources',
    points: [
      { x: 5, y: 6.5 },
      { x: 15, y: 6.5 },
    ],
    view: { x: 0, y: 0, width: 20 },
  },
  `
const fax = `import { deliveryText } from './delivery.text.ts'
import type { DeliveryMethodProps } from './delivery-steps.tsx'

export function FaxDelivery({ report }: DeliveryMethodProps) {
  return (
    <p>
      {deliveryText.fax.reference} <b>{report.reference}</b>
    </p>
  )
}
`

/** Draws a portrait of gradients. */
function drawPortrait(copy: WorkingCopy): void {
  const file = 'media/portraits/originals/10.png'
  copy.write(file, '')
  const gradient = `gradients=s=${portraitParameters.width}x${portraitParameters.height}:n=2:seed=1`
  const args = ['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', gradient, '-frames:v', '1', join(copy.folder, file)]
  execFileSync(findProgram('ffmpeg'), args)
}

const cases = 'src/content/cases.ts'
const methods = 'src/forms/delivery/delivery-methods.ts'
const fields = `{ name: 'telephone', label: 'Telephone', type: 'tel', hint: 'If we may call you.', autocomplete: 'tel' },
  {
    name: 'witnesses',
    label: 'Others who saw it',
    type: 'select',
    required: true,
    requiredMessage: 'Select how many others saw it',
    options: [
      { value: '', label: 'SELECT NUMBER' },
      { value: 'none', label: 'Nobody' },
      { value: 'some', label: 'One or more' },
    ],
  },
  `

/** One more of everything that CONTRIBUTING.md describes and a test can add, in the order of its sections. */
export const contributions: readonly Contribution[] = [
  {
    section: 'Add a page',
    name: 'press',
    steps: [
      [
        ['src/site.ts', 'export const pages: ', sitePage],
        ['src/site.ts', 'home, about, research, team, report, contact]', 'press, '],
        ['src/site.ts', 'research, team, about, report, contact]', 'press, '],
        ['public/_headers', '/report\n', `/press\n  Cross-Origin-Resource-Policy: same-origin\n${speculationRules}`],
        ['public/_redirects', '/feed.json', '/press.html /press 301\n/press/ /press 301\n'],
      ],
      [
        ['src/pages/press/press.css', '@layer pages {\n  .press-only {\n    color: inherit;\n  }\n}\n'],
        ['src/pages/press/press.text.ts', "export const pressText = { ask: 'Ask the office.' }\n"],
        ['src/pages/press/press.page.tsx', press],
      ],
      [],
    ],
  },
  {
    section: 'Add a plate',
    name: 'open-water',
    steps: [[['src/content/picture-parameters.ts', 'network: {', plate]], []],
  },
  {
    section: 'Add a case, or end one',
    name: 'open-water',
    steps: [[], [[cases, "\n  {\n    id: 'uncharted'", researchCase]]],
  },
  {
    section: 'Add a person',
    name: '10',
    steps: [
      [
        drawPortrait,
        (copy) => {
          const provenance = 'media/portraits/PROVENANCE.md'
          copy.write(provenance, `${copy.read(provenance)}\n\`10.png\` is a gradient that ffmpeg computed.\n`)
        },
      ],
      [
        (copy) =>
          copy.edit('src/content/team.ts', 'members: readonly Member[] = [', `members: readonly Member[] = [${member}`),
      ],
      [],
    ],
  },
  {
    section: 'Add a field',
    name: 'telephone',
    steps: [[['src/forms/report/report.fields.ts', "{\n    name: 'state'", fields]]],
  },
  {
    section: 'Change a token',
    name: 'red-on-black',
    steps: [
      [
        (copy) => {
          const tokens = 'src/styles/tokens.css'
          copy.write(tokens, copy.read(tokens).replace(/--red-on-black: #\w{6};/, '--red-on-black: #ff5038;'))
        },
      ],
      [],
    ],
  },
  {
    section: 'Add a delivery method',
    name: 'fax',
    steps: [
      [
        [
          'src/forms/delivery/delivery.text.ts',
          '\n  file: {',
          "\n  fax: { title: 'Fax it', reference: 'Write on every sheet:', done: () => 'It is on paper.' },",
        ],
        ['src/forms/delivery/fax-delivery.tsx', fax],
      ],
      [
        [methods, 'import { FileDelivery }', "import { FaxDelivery } from './fax-delivery.tsx'\n"],
        [
          methods,
          '{ title: deliveryText.file',
          '{ title: deliveryText.fax.title, Component: FaxDelivery, describeHandOver: deliveryText.fax.done },\n  ',
        ],
      ],
    ],
  },
]

/** A test of the field and of the delivery method above. */
export const addedTest = `import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

test('an added field is taken as it is written, and an added delivery method is offered in its place', async ({ page }) => {
  const number = '+44 (0)20 7946 0958, extension 12'
  await page.goto('/report')
  const field = page.getByLabel('Telephone')
  await expect(field).toHaveAttribute('autocomplete', 'tel')
  await fillReport(page)
  await field.fill(number)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' }).getByText(number)).toBeVisible()
  const mail = page.getByRole('link', { name: 'Write the email' })
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(number)
  await expect(page.getByRole('heading', { name: /^(Fax|Print) it/ })).toHaveText(['Print it and mail it', 'Fax it'])
})
`
