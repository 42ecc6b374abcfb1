import { organization } from '../../content/organization.ts'
import { EraseAll } from '../review/erase-all.tsx'
import { getStepHeadingId } from '../review/use-steps.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { PressButton } from './press-button.tsx'
import { ReportPlate } from './report-plate.tsx'
import { saveText } from './save-report.ts'
import { sendText } from './send.text.ts'

const { end: text } = sendText

/** Shows the end: the reference, who answers and by when. A reload keeps it. */
export function Sent({ store }: ReportView) {
  const sent = useReport(store, (state) => state.sent)
  if (!sent) return null
  const { reference, sentAt } = sent
  const { telephone } = organization
  return (
    <div className="sent">
      <div>
        <h1 id={getStepHeadingId('sent')} tabIndex={-1}>
          <span className="sent-lead">{text.lead}</span> <span className="sent-reference">{reference}</span>
        </h1>
        <p className="lead-paragraph">{text.answer(formatAnswerDate(sentAt))}</p>
        <p>
          {text.silence.before} <a href={telephone.uri}>{telephone.text}</a> {text.silence.after}
        </p>
        <div className="save-copy screen-only">
          <PressButton label={text.save} className="button" onPress={() => saveText(reference, sent.text)} />
        </div>
        <div className="erase-all screen-only">
          <EraseAll store={store} step="sent" label={text.erase} />
        </div>
      </div>
      <ReportPlate reference={reference} />
    </div>
  )
}

/** Returns the tenth weekday after a moment, in milliseconds since 1970, in words: two weeks later, of a weekend the Friday. */
export function formatAnswerDate(time: number): string {
  const date = new Date(time)
  const daysAfterFriday = { 0: 2, 6: 1 }[date.getDay()] ?? 0
  date.setDate(date.getDate() + 14 - daysAfterFriday)
  return date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}
