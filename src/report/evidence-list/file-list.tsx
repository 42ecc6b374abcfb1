import type { FileRecord } from '../documents/report.ts'
import { formatBytes } from '../evidence/byte-size.ts'
import {
  type EvidenceFile,
  hasBytes,
  isCleanable,
  isRead,
  isRefused,
  type ReadFile,
} from '../evidence/evidence-file.ts'
import { describeMetadata, describeOtherParts } from '../evidence/file-metadata.text.ts'
import { makeNamesSafe } from '../evidence/safe-names.ts'
import { ChangingText } from '../form/slot-content.tsx'
import type { ReportView } from '../state/report-state.ts'
import { isCleaningWished } from '../state/update-files.ts'
import { formatRecordedTime, getOfferedTime } from '../time/recorded-time.ts'
import { getStateZones } from '../time/state-zones.ts'
import { evidenceText } from './evidence.text.ts'
import { FileName } from './file-name.tsx'
import { FileRow } from './file-row.tsx'

/** Lists the chosen files below their control, with the one choice for all and what each records. */
export function FileList({ state: { answers, files }, send }: ReportView) {
  if (files.length === 0) return null
  const place = answers['date-time'] ? undefined : (answers.state ?? '')
  return (
    <>
      <ul className="file-list" aria-label={evidenceText.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} send={send} />
        ))}
      </ul>
      <CleaningChoice files={files} send={send} />
      {files.some(hasBytes) && (
        <details className="folded">
          <summary>{evidenceText.details}</summary>
          <ul>
            {files.filter(isRead).map((file) => (
              <li key={file.id}>
                <FileDetails file={file} place={place} send={send} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="caption">{evidenceText.kept}</p>
    </>
  )
}

/** Shows the one choice for all files. Its place is there from the first file on, whatever is found in it. */
function CleaningChoice({ files, send }: Pick<ReportView, 'send'> & { readonly files: readonly EvidenceFile[] }) {
  const isWished = isCleaningWished(files)
  const cleanable = files.filter((file) => isCleanable(file) && (file.shouldClean || !isWished))
  if (cleanable.length === 0) return <p className="caption checkbox">{evidenceText.nothingToClean}</p>
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isWished}
        onChange={({ target }) => send({ type: 'cleaningChosen', shouldClean: target.checked })}
      />
      <ChangingText text={evidenceText.clean(cleanable.length, files.filter((file) => !isRefused(file)).length)} />
    </label>
  )
}

interface DetailsProps extends Pick<ReportView, 'send'> {
  readonly file: ReadFile
  /** The state where it happened, as long as the report has no time: the file may record it. */
  readonly place: string | undefined
}

/** Shows what a file records, and offers its time as the missing answer. */
function FileDetails({ file, place, send }: DetailsProps) {
  const { name, metadata } = file
  const time = metadata?.time.status === 'found' ? metadata.time.value : undefined
  const offeredTime = place !== undefined && time && getOfferedTime(time, getStateZones(place))
  const takeTime = (answer: string) => () => {
    // The pressed button is about to be removed.
    document.getElementById('report-date-time')?.focus()
    send({ type: 'answersFilled', answers: { 'date-time': answer } })
  }
  return (
    <>
      <FileName name={name} />
      <p className="caption">
        <ChangingText
          text={[describeMetadata(file), describeOtherParts(file, file.outcome === 'cleaned')].join(' ').trim()}
        />
      </p>
      {offeredTime && (
        <button className="text-button" type="button" onClick={takeTime(offeredTime)}>
          <ChangingText text={evidenceText.takeTime(formatRecordedTime(offeredTime))} />
          <span className="visually-hidden">{evidenceText.ofFile(name)}</span>
        </button>
      )}
      {offeredTime && time?.zone === 'utc' && <p className="caption">{evidenceText.converted}</p>}
    </>
  )
}

/** Lists the files for the review and print under the names by which they are sent, and those that wait or are not in it. */
export function ReviewedFiles({ files, send }: Pick<ReportView, 'send'> & { readonly files: readonly EvidenceFile[] }) {
  if (files.length === 0) return <i>{evidenceText.none}</i>
  const read = makeNamesSafe(files.filter(isRead))
  const names = new Map(read.map(({ id, name }) => [id, name]))
  return (
    <>
      <ul className="file-list" aria-label={evidenceText.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} name={names.get(file.id) ?? file.name} isInReview send={send} />
        ))}
      </ul>
      <CleanedNote files={read.filter(({ outcome }) => outcome === 'cleaned').length} all={read.length} />
    </>
  )
}

/** Lists the files of a report that was passed on. */
export function SentFiles({ evidence }: { readonly evidence: readonly FileRecord[] }) {
  if (evidence.length === 0) return <i>{evidenceText.none}</i>
  return (
    <>
      <ul className="file-list" aria-label={evidenceText.list}>
        {evidence.map(({ name, size }) => (
          <li key={name}>
            <div className="sent-file">
              <FileName name={name} /> <span className="caption">{formatBytes(size)}</span>
            </div>
          </li>
        ))}
      </ul>
      <CleanedNote files={evidence.filter(({ isCleaned }) => isCleaned).length} all={evidence.length} />
    </>
  )
}

/** Says once of how many files what they record was taken out. */
function CleanedNote({ files, all }: { readonly files: number; readonly all: number }) {
  return files > 0 && <p className="caption">{evidenceText.cleaned(files, all)}</p>
}
