import { completeReport, type ReportLabel } from './forms-words.ts'
import { door, empty, film, hallway, heicNamedJpg, mov, notes, photo, type Sample, telltale } from './samples.ts'

/** What a driver must be able to do for a form to be brought into a state, in a visitor's terms. */
export interface Hands {
  write(label: string, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  press(button: string): Promise<void>
  tick(box: string): Promise<void>
  add(files: readonly Sample[]): Promise<void>
  /** Waits until these words stand on the page. */
  see(words: string): Promise<void>
  /** Runs a line of script in the page: what the state needs of the browser that no visitor can give it. */
  run(script: string): Promise<void>
}

/** One state that a form can be seen in. Preview, axe and screenshots all go through this list. */
export interface FormState {
  readonly name: string
  readonly path: string
  reach(hands: Hands): Promise<void>
}

async function fill(hands: Hands, instead: Partial<Record<ReportLabel, string>> = {}): Promise<void> {
  for (const [label, answer] of Object.entries({ ...completeReport, ...instead })) {
    if (label === 'State') await hands.choose(label, answer)
    else await hands.write(label, answer)
  }
}

async function review(hands: Hands, files: readonly Sample[] = []): Promise<void> {
  await fill(hands)
  if (files.length > 0) await hands.add(files)
  await hands.see('Pacific; April 20, 04:14 UTC')
  await hands.press('Prepare report')
  await hands.see('Reference')
}

const report = (name: string, reach: FormState['reach']): FormState => ({ name, path: '/report', reach })
const when = (name: string, state: string, time: string, words: string) =>
  report(name, async (hands) => {
    await hands.choose('State', state)
    await hands.write('Date and time of anomaly', time)
    await hands.see(words)
  })

const shareScript = (outcome: string) => `navigator.canShare = () => true; navigator.share = () => ${outcome}; void 0`

export const formStates: readonly FormState[] = [
  report('report, empty', async () => {}),
  report('report, every error', async (hands) => {
    await hands.press('Prepare report')
    await hands.see('6 answers are missing or incomplete')
  }),
  report('report, one error', async (hands) => {
    await fill(hands, { Email: 'ada' })
    await hands.press('Prepare report')
    await hands.see('One answer is missing or incomplete')
  }),
  when('report, the time said back', 'California', '2025-04-19T21:14', '9:14 pm Pacific; April 20, 04:14 UTC'),
  when('report, a state with two zones', 'Texas', '2025-04-19T21:14', 'El Paso and Hudspeth'),
  when('report, the hour that came twice', 'California', '2025-11-02T01:30', 'Which of the two was it?'),
  when('report, both questions', 'Florida', '2025-11-02T01:30', 'Which of the two was it?'),
  when('report, the hour that was skipped', 'Colorado', '2025-03-09T02:30', 'The clocks skipped that hour'),
  when('report, a time to come', 'Maine', '2999-01-01T00:00', 'That is in the future'),
  report('report, files held', async (hands) => {
    await hands.add([hallway, door, film, notes])
    await hands.see('4 files, ')
  }),
  report('report, files refused', async (hands) => {
    await hands.add([hallway, heicNamedJpg, mov, empty])
    await hands.see('3 files were not taken.')
  }),
  report('report, what files tell', async (hands) => {
    await hands.choose('State', 'California')
    await hands.write('Date and time of anomaly', '2025-04-20T07:00')
    await hands.add([photo, telltale, door, notes])
    await hands.see('as the time of the anomaly')
    await hands.choose('What it records, photo.jpg', 'Remove the place')
    await hands.see('pixels are untouched.')
  }),
  report('report, personal data pointed out', async (hands) => {
    await hands.write('Detailed description', 'Call me at (415) 555-0100. I live at 12 Balmer Street.')
    await hands.write('First name', 'Ada')
    await hands.see('Your description contains “(415) 555-0100” (a phone number)')
  }),
  report('report, draft kept', async (hands) => {
    await hands.write('First name', 'Ada')
    await hands.tick('Keep a draft on this device')
    await hands.see('A draft is kept on this device.')
  }),
  report('report, draft refused', async (hands) => {
    await hands.run("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }; void 0")
    await hands.write('First name', 'Ada')
    await hands.tick('Keep a draft on this device')
    await hands.see('This browser does not let the page keep anything')
  }),
  report('report, review', (hands) => review(hands)),
  report('report, review with files', (hands) => review(hands, [hallway, door, film, notes])),
  report('report, mail draft saved', async (hands) => {
    await review(hands, [photo])
    await hands.run("document.querySelector('.deliver details').open = true; void 0")
    await hands.press('Save the mail draft')
    await hands.see('.eml')
  }),
  report('report, package saved', async (hands) => {
    await review(hands, [hallway])
    await hands.press('Save the file')
    await hands.see('Saved on this device as anomaly-report-')
  }),
  report('report, share canceled', async (hands) => {
    await hands.run(shareScript("Promise.reject(new DOMException('', 'AbortError'))"))
    await review(hands, [hallway])
    await hands.press('Choose an app')
    await hands.see('Nothing was shared.')
  }),
  report('report, share refused', async (hands) => {
    await hands.run(shareScript("Promise.reject(new DOMException('', 'NotAllowedError'))"))
    await review(hands)
    await hands.press('Choose an app')
    await hands.see('This device could not share it.')
  }),
  report('report, shared', async (hands) => {
    await hands.run(shareScript('Promise.resolve()'))
    await review(hands)
    await hands.press('Choose an app')
    await hands.see('Handed to the app you chose.')
  }),
  report('report, copying denied', async (hands) => {
    await review(hands)
    await hands.run(
      "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError')); void 0",
    )
    await hands.press('Copy the text')
    await hands.see('The browser did not allow copying.')
  }),
  report('report, longer than a mail link carries', async (hands) => {
    await fill(hands, { 'Detailed description': 'The hallway grew. '.repeat(400) })
    await hands.press('Prepare report')
    await hands.see('longer than a mail link carries')
  }),
  report('report, asked before everything is erased', async (hands) => {
    await review(hands, [hallway])
    await hands.press('Erase everything and start again')
    await hands.see('Erase this report?')
  }),
  { name: 'contact, empty', path: '/contact', reach: async () => {} },
  {
    name: 'contact, begun by a link',
    path: '/contact#subject=specific-case&case=UNCHARTED',
    reach: async () => {},
  },
  {
    name: 'contact, review of a blank message',
    path: '/contact',
    reach: async (hands) => {
      await hands.press('Prepare message')
      await hands.see('left blank')
    },
  },
  {
    name: 'contact, review',
    path: '/contact',
    reach: async (hands) => {
      await hands.write('First name', 'Ada')
      await hands.choose('Subject', 'Research')
      await hands.write('Message', 'Which tide table?')
      await hands.press('Prepare message')
      await hands.see('Reference')
    },
  },
]
