import type { Report } from '../finished/report-content.ts'
import type { FormDefinition } from '../form/definition.ts'
import type { Answer } from '../form/field.ts'
import type { finishing } from './finishing.ts'
import { MailWay } from './mail-way.tsx'
import { mailto } from './mailto.ts'
import { PrintWay } from './print-way.tsx'
import { subjectOf } from './subject.ts'
import { waysToDeliver } from './ways.ts'

interface Props {
  readonly definition: FormDefinition
  readonly answers: readonly Answer[]
  /** How many files have to be attached by hand to a mail. */
  readonly files: number
  /** The finished report, and what delivers it, once the later code is here. */
  readonly finished: (typeof finishing & { readonly report: Report }) | undefined
}

/** The ways to deliver, in the order of this report and this device. */
export function WaysList({ definition, answers, files, finished }: Props) {
  const { noun, address } = definition
  const subject = subjectOf(definition, answers, finished?.report.reference)
  const text = finished ? finished.reportText(finished.report) : plainText(answers)
  const { ways: all = {}, report } = finished ?? {}
  const here = Object.keys(all).filter((name) => report && (all[name]?.offered?.(report) ?? true))
  const ways = waysToDeliver({
    files,
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    finished: here,
  })
  return (
    <ul className="ways">
      {ways.map((way, index) => {
        const look = index === 0 ? 'button button-solid' : 'button'
        if (way === 'print') return <PrintWay key={way} files={files} />
        const Way = all[way]?.Way
        if (!report || !Way)
          return (
            <MailWay key={way} to={address} subject={subject} text={text} files={files} look={look}>
              {finished && <finished.MailDraft report={finished.report} subject={subject} />}
            </MailWay>
          )
        const covering = `Attached: my ${noun}, reference ${report.reference}.`
        const { url } = mailto({ to: address, subject, text: covering, remedy: '' })
        return <Way key={way} report={report} noun={noun} subject={subject} covering={url} look={look} />
      })}
    </ul>
  )
}

function plainText(answers: readonly Answer[]): string {
  return answers.map(({ label, shown }) => `${label}\n  ${shown.replaceAll('\n', '\n  ') || 'left blank'}\n`).join('\n')
}
