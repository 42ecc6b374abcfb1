import { referenceOf } from './reference.ts'
import type { Report, Submission } from './report-content.ts'
import { reportData } from './report-json.ts'
import { safeNames } from './safe-names.ts'

export type { Exhibit, Report, ReportAnswer, Submission } from './report-content.ts'

/**
 * Finishes a report. No clock and no chance takes part: the same content always gives the same reference and the same
 * package, byte for byte. Halves of surrogate pairs, which UTF-8 cannot write, become U+FFFD.
 */
export function composeReport({ answers, evidence, ...form }: Submission): Report {
  const files = safeNames(evidence)
  const content = {
    ...form,
    answers: answers.map((answer) => ({ ...answer, value: whole(answer.value), shown: whole(answer.shown) })),
    evidence: evidence.map((exhibit, index) => ({
      ...exhibit,
      name: whole(exhibit.name),
      file: `evidence/${files[index]}`,
    })),
  }
  return { ...content, reference: referenceOf(reportData(content)) }
}

/** `anomaly-report-ABCD-EFGH`: the package's name without its ending, and its folder's. */
export function packageName({ title, reference }: Pick<Report, 'title' | 'reference'>): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}-${reference}`
}

function whole(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
