import { removeInvisibleCharacters } from '../../components/answer-text.ts'
import { type EvidenceFile, isAccepted } from '../evidence/evidence-file.ts'
import { type Answers, answerFields } from '../report.fields.ts'
import { describeEventTime } from '../time/event-time.ts'
import type { ReportAnswer, ReportFile, ReportInput } from './report.ts'

/** Returns what a report is made of. Every file is checked, read and, where that is wanted, cleaned. */
export function createReportInput(answers: Answers, files: readonly EvidenceFile[]): ReportInput {
  const evidence = files.filter(isAccepted).flatMap(({ file, format, checksums, cleanedCopy }): ReportFile[] => {
    if (!checksums) return []
    const { name } = file
    if (!cleanedCopy) return [{ name, format, content: file, ...checksums }]
    const { content, checksums: cleaned } = cleanedCopy
    return [{ name, format, content, ...cleaned, isCleaned: true, originalSha256: checksums.sha256 }]
  })
  return { answers: getReportAnswers(answers), evidence }
}

/** Returns the answers as people read them, in the order of the fields. */
export function getReportAnswers(answers: Answers): ReportAnswer[] {
  return answerFields.map(({ name, label, type, options }) => {
    const given = answers[name] ?? ''
    const value = type === 'textarea' ? given : removeInvisibleCharacters(given)
    if (type === 'datetime-local') {
      const { text, ...certain } = describeEventTime(value, answers.state ?? '') ?? { text: value.replace('T', ', ') }
      return { name, label, value, displayValue: text, ...certain }
    }
    const displayValue = options
      ? options.find((option) => value && option.value === value)?.label
      : value.trim() && value
    return { name, label, value, displayValue: displayValue ?? '' }
  })
}
