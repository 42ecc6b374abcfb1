import { formatErrorTitle, type ReportLabel, requiredAnswers } from './report-answers.ts'
import {
  door,
  empty,
  hallway,
  heicNamedJpg,
  mov,
  notes,
  photoWithMetadata,
  plainVideo,
  type SampleFile,
  videoWithMetadata,
} from './sample-files.ts'

/** The operations that bring a form into a state, in a visitor's terms. */
export interface FormActions {
  write(label: string, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  press(button: string): Promise<void>
  tick(box: string): Promise<void>
  add(files: readonly SampleFile[]): Promise<void>
  /** Waits until the page shows this text. */
  see(words: string): Promise<void>
  /** Waits for the review. Throws at once, with the errors, where the form shows these. */
  seeReview(): Promise<void>
  /** Runs script in the page, for conditions that no visitor can cause. */
  run(script: string): Promise<void>
}

/** One state of a form, for the tests that examine each. */
export interface FormScenario {
  readonly name: string
  readonly path: string
  reach(actions: FormActions): Promise<void>
}

/** Fills in a complete report, a field at a time, with other answers where `instead` has them. */
export async function answerReport(
  actions: FormActions,
  instead: Partial<Record<ReportLabel, string>> = {},
): Promise<void> {
  for (const { label, type, answer } of requiredAnswers)
    await actions[type === 'select' ? 'choose' : 'write'](label, instead[label as ReportLabel] ?? answer)
}

/** Fills in and submits. The line about the time moves the button when it appears, so it is waited for. */
async function submitReport(
  actions: FormActions,
  instead: Partial<Record<ReportLabel, string>> = {},
  files: readonly SampleFile[] = [],
): Promise<void> {
  await answerReport(actions, instead)
  if (files.length > 0) await actions.add(files)
  await actions.see('9:14 pm Pacific')
  await actions.press('Continue')
}

async function review(actions: FormActions, files: readonly SampleFile[] = []): Promise<void> {
  await submitReport(actions, {}, files)
  await actions.seeReview()
}

/** Copies the text of a reviewed report, after which the page asks whether it is sent. */
export async function handOverReport(actions: FormActions): Promise<void> {
  await actions.run('navigator.clipboard.writeText = () => Promise.resolve(); void 0')
  await actions.press('Another way')
  await actions.press('Copy the text')
  await actions.see('Did you press Send?')
}

const report = (name: string, reach: FormScenario['reach']): FormScenario => ({ name, path: '/report', reach })

/** Returns the states of these names, in this order. Throws where there is none of a name. */
export function findScenarios(...names: readonly string[]): readonly FormScenario[] {
  return names.map((name) => {
    const found = formScenarios.find((scenario) => scenario.name === name)
    if (!found) throw new Error(`There is no state “${name}”.`)
    return found
  })
}

export const formScenarios: readonly FormScenario[] = [
  report('report, empty', async () => {}),
  report('report, every error', async (actions) => {
    // Until the code is there, the browser asks for what is missing itself.
    await actions.choose('State', 'California')
    await actions.see('Copy what I have written')
    await actions.choose('State', 'SELECT STATE')
    await actions.press('Continue')
    await actions.see(formatErrorTitle())
  }),
  report('report, one error', async (actions) => {
    await submitReport(actions, { Email: 'ada' })
    await actions.see('One answer is missing or incomplete')
  }),
  report('report, a time in one of two zones', async (actions) => {
    await actions.choose('State', 'Texas')
    await actions.write('Date and time of anomaly', '2999-01-01T00:00')
    await actions.see('Central or Mountain. That is in the future')
  }),
  report('report, files added', async (actions) => {
    await actions.add([hallway, door, plainVideo, notes])
    await actions.see('4 files, ')
  }),
  report('report, files refused', async (actions) => {
    await actions.add([hallway, heicNamedJpg, mov, empty])
    await actions.see('1 file added, 3 not: ')
  }),
  report('report, what files record', async (actions) => {
    await actions.add([photoWithMetadata, videoWithMetadata, door, notes])
    await actions.see('as the time of the anomaly')
    await actions.tick('Send it without what it records')
    await actions.see('The picture is as it was.')
  }),
  // Before the next, whose draft would be found here.
  report('report, draft refused', async (actions) => {
    // A page that has found a draft has opened the database already.
    await actions.run(
      "IDBFactory.prototype.open = IDBDatabase.prototype.transaction = () => { throw new DOMException('', 'SecurityError') }; void 0",
    )
    await actions.write('First name', 'Ada')
    await actions.tick('Save a draft on this device')
    await actions.see('No draft can be saved')
  }),
  report('report, draft saved', async (actions) => {
    await actions.write('First name', 'Ada')
    await actions.tick('Save a draft on this device')
    await actions.see('A draft is saved on this device.')
  }),
  report('report, review', (actions) => review(actions)),
  report('report, review with files', async (actions) => {
    await review(actions, [hallway, door, plainVideo, notes])
    await actions.press('Another way')
    await actions.see('Print it')
  }),
  report('report, saved', async (actions) => {
    await review(actions, [hallway])
    await actions.press('Save the report')
    await actions.see('in your downloads.')
  }),
  report('report, share refused', async (actions) => {
    await actions.run(
      `const match = matchMedia
      window.matchMedia = (query) => query.includes('coarse') ? { matches: true } : match.call(window, query)
      navigator.canShare = () => true
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'))`,
    )
    await review(actions, [hallway])
    await actions.press('Send from this device')
    await actions.see('This device could not share it.')
  }),
  report('report, copying denied', async (actions) => {
    await review(actions)
    await actions.run(
      "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError')); void 0",
    )
    await actions.press('Another way')
    await actions.press('Copy the text')
    await actions.see('The browser did not allow copying.')
  }),
  report('report, longer than an email link carries', async (actions) => {
    await submitReport(actions, { 'Detailed description': 'The hallway grew. '.repeat(400) })
    await actions.see('One file with your answers.')
  }),
  report('report, asked whether it is sent', async (actions) => {
    await review(actions)
    await handOverReport(actions)
  }),
  report('report, the end', async (actions) => {
    await review(actions)
    await handOverReport(actions)
    await actions.press('Yes, it is sent')
    await actions.see('Your report is sent.')
  }),
  report('report, asked before everything is erased', async (actions) => {
    await actions.write('First name', 'Ada')
    await actions.press('Erase everything and start again')
    await actions.see('Erase this report?')
  }),
  { name: 'contact, empty', path: '/contact', reach: async () => {} },
  {
    name: 'contact, begun by a link',
    path: '/contact#subject=specific-case',
    reach: async () => {},
  },
  {
    name: 'contact, email asked for',
    path: '/contact',
    reach: async (actions) => {
      await actions.press('Write the email')
      await actions.see('Your message is empty.')
      await actions.see('No email opened?')
    },
  },
]
