// What somebody adds who follows CONTRIBUTING.md: for each of its sections, what is written at each of its steps.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { portraitParameters } from '../../src/content/picture-parameters.ts'
import { findProgram } from '../../tooling/programs.ts'
import type { Contribution } from './contributing-guide.ts'
import type { WorkingCopy } from './working-copy.ts'

const deliveryMethods = 'src/forms/delivery/delivery-methods.ts'

/** A page /press. */
export const sitePage: readonly Contribution[] = [
  (copy) => {
    copy.edit('src/site.ts', 'footerPages: readonly SitePage[] = [', 'footerPages: readonly SitePage[] = [press, ')
    copy.edit(
      'src/site.ts',
      'export const pages: readonly SitePage[] = [home,',
      `export const press: SitePage = {
  path: '/press',
  name: 'Press',
  title: 'Press',
  description: 'What may be quoted, whom to ask and where the pictures are, for people who write about measurements.',
  modified: '2026-01-12',
}

export const pages: readonly SitePage[] = [home, press,`,
    )
  },
  (copy) => {
    const folder = 'src/pages/press'
    copy.write(`${folder}/press.css`, '.press-only {\n  color: inherit;\n}\n')
    copy.write(`${folder}/press.text.ts`, "export const pressText = { ask: 'Ask the office.' }\n")
    copy.write(
      `${folder}/press.page.tsx`,
      `import './press.css'
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
`,
    )
  },
  () => {},
]

/** A plate of two sources, named as the case that it is for. */
export const plate: readonly Contribution[] = [
  (copy) =>
    copy.edit(
      'src/content/picture-parameters.ts',
      '  network: {',
      `  'open-water': {
    kind: 'sources',
    points: [
      { x: 5, y: 6.5 },
      { x: 15, y: 6.5 },
    ],
    view: { x: 0, y: 0, width: 20 },
  },
  network: {`,
    ),
  () => {},
]

/** A case whose name has two words. Its plate is a section of its own. */
export const researchCase: readonly Contribution[] = [
  () => {},
  (copy) =>
    copy.edit(
      'src/content/cases.ts',
      'cases: readonly ResearchCase[] = [',
      `cases: readonly ResearchCase[] = [
  {
    id: 'open-water',
    name: 'OPEN WATER',
    location: 'Reno',
    state: 'Nevada',
    latitude: 39.53,
    longitude: -119.81,
    people: ['anand'],
    reported: '2026-01-12',
    description: 'A pool of still water 3 meters wide has a tide of its own.',
    summary: 'The tide is 4.0 ± 0.3 mm.',
    published: '2026-01-14',
    changes: [],
    plate: 'Waves from two point sources.',
    alt: 'Gray fringes around two bright points.',
  },`,
    ),
]

/** A tenth person, with a portrait and no depth map. */
export const person: readonly Contribution[] = [
  (copy) => {
    copy.write('media/portraits/originals/10.png', '')
    const size = `${portraitParameters.width}x${portraitParameters.height}`
    const picture = [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      `gradients=s=${size}:n=2:seed=1`,
      '-frames:v',
      '1',
    ]
    execFileSync(findProgram('ffmpeg'), [...picture, join(copy.folder, 'media/portraits/originals/10.png')])
    const provenance = 'media/portraits/PROVENANCE.md'
    copy.write(provenance, `${copy.read(provenance)}\n\`10.png\` is a gradient that ffmpeg computed.\n`)
  },
  (copy) =>
    copy.edit(
      'src/content/team.ts',
      'members: readonly Member[] = [',
      `members: readonly Member[] = [
  {
    id: 'ito',
    portrait: '10',
    name: 'Hana Ito',
    title: 'Archivist',
    bio: 'Keeps what was sealed.',
    alt: 'A woman of about sixty in a dark jacket, looking down.',
  },`,
    ),
  () => {},
]

/** A telephone number in the report form. */
export const field: readonly Contribution[] = [
  (copy) =>
    copy.edit(
      'src/forms/report/report.fields.ts',
      "  {\n    name: 'documentation',",
      "  { name: 'telephone', label: 'Telephone', type: 'tel', hint: 'If we may call you.', autocomplete: 'tel' },\n  {\n    name: 'documentation',",
    ),
]

/** A delivery method. */
export const deliveryMethod: readonly Contribution[] = [
  (copy) => {
    copy.edit(
      'src/forms/delivery/delivery.text.ts',
      '\n  file: {',
      "\n  fax: { title: 'Fax it', reference: 'Write on every sheet:' },\n  file: {",
    )
    copy.write(
      'src/forms/delivery/fax-delivery.tsx',
      `import { deliveryText } from './delivery.text.ts'
import type { DeliveryMethodProps } from './delivery-steps.tsx'

export function FaxDelivery({ report }: DeliveryMethodProps) {
  return (
    <p>
      {deliveryText.fax.reference} <b>{report.reference}</b>
    </p>
  )
}
`,
    )
  },
  (copy) => {
    copy.edit(
      deliveryMethods,
      'import { FileDelivery }',
      "import { FaxDelivery } from './fax-delivery.tsx'\nimport { FileDelivery }",
    )
    copy.edit(
      deliveryMethods,
      '  { title: deliveryText.file',
      '  { title: deliveryText.fax.title, Component: FaxDelivery },\n  { title: deliveryText.file',
    )
  },
]

/** Adds tests of the field and of the delivery method above. */
export function addTests(copy: WorkingCopy): void {
  copy.write(
    'tests/added-field.test.ts',
    `import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

test('a number of any country is taken as it is written, and stands in the review and in the mail', async ({ page }) => {
  const number = '+44 (0)20 7946 0958, extension 12'
  await page.goto('/report')
  const field = page.getByLabel('Telephone')
  await expect(field).toHaveAttribute('type', 'tel')
  await expect(field).toHaveAttribute('autocomplete', 'tel')
  await fillReport(page)
  await field.fill(number)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' }).getByText(number)).toBeVisible()
  const mail = page.getByRole('link', { name: 'Write the email' })
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(number)
})
`,
  )
  copy.write(
    'tests/added-delivery-method.test.ts',
    `import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

test('the added delivery method is offered where it is listed', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('heading', { name: /^(Fax|Print) it/ })).toHaveText(['Print it and mail it', 'Fax it'])
})
`,
  )
}
