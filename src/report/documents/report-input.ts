import { removeInvisibleCharacters } from '../../components/answer-text.ts'
import { decodeEmailDomain } from '../../components/email-domain.ts'
import { type EvidenceFile, isRead, isRefused } from '../evidence/evidence-file.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import { describeEventTime } from '../time/event-time.ts'
import type { ReportAnswer, ReportFile, ReportInput } from './report.ts'

/** Returns what a report is made of. Of every file became what was wished. */
export function createReportInput(answers: Answers, files: readonly EvidenceFile[]): ReportInput {
  const evidence = files.filter(isRead).map((read): ReportFile => {
    const { name, file, format, checksums } = read
    if (read.outcome !== 'cleaned') return { name, format, size: file.size, content: file, ...checksums }
    const { content, checksums: cleaned } = read.copy
    return { name, format, size: content.size, content, ...cleaned, isCleaned: true, originalSha256: checksums.sha256 }
  })
  const missing = files.filter(isRefused).map(({ name, rejection }) => ({ name, reason: rejection }))
  return { answers: getReportAnswers(answers), evidence, missing }
}

/** Returns the answers as people read them, in the order of the fields. */
export function getReportAnswers(answers: Answers): ReportAnswer[] {
  return answerFields.map(({ name, label, type, options }) => {
    const given = answers[name] ?? ''
    const written = type === 'email' ? decodeEmailDomain(given) : given
    const value = type === 'textarea' ? written : removeInvisibleCharacters(written)
    if (type === 'datetime-local') {
      const displayValue = describeEventTime(value, answers.state ?? '') ?? value.replace('T', ', ')
      return { name, label, value, displayValue }
    }
    const displayValue = options
      ? options.find((option) => value && option.value === value)?.label
      : value.trim() && value
    return { name, label, value, displayValue: displayValue ?? '' }
  })
}
