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
import { describeMetadata, describeOtherParts, listFacts } from '../evidence/file-metadata.text.ts'
import { makeNamesSafe } from '../evidence/safe-names.ts'
import { getElementId } from '../form/form-markup.ts'
import { ChangingText } from '../form/slot-content.tsx'
import type { ReportView } from '../state/report-state.ts'
import { isCleaningWished } from '../state/update-files.ts'
import { describeKept, evidenceText } from './evidence.text.ts'
import { FileName } from './file-name.tsx'
import { FileRow } from './file-row.tsx'

/** Lists the chosen files below their control, with the one choice for all and what each records. */
export function FileList({ state: { files }, send }: ReportView) {
  if (files.length === 0) return null
  return (
    <>
      <ul className="file-list" aria-label={evidenceText.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} send={send} />
        ))}
      </ul>
      <CleaningChoice files={files} send={send} />
      {files.some(hasBytes) && (
        <details className="folded screen-only">
          <summary>{evidenceText.details}</summary>
          <ul>
            {files.filter(isRead).map((file) => (
              <li key={file.id}>
                <FileDetails file={file} />
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
        id={getElementId('cleaning')}
        checked={isWished}
        readOnly
        // Not onChange: where the same press changes other state first, React unticks the box before it compares.
        onClick={() => send({ type: 'cleaningChosen', shouldClean: !isWished })}
      />
      <ChangingText text={evidenceText.clean(cleanable.length, files.filter((file) => !isRefused(file)).length)} />
    </label>
  )
}

/** Shows what a file records, with the values. Of a copy it says what the copy is without. */
function FileDetails({ file }: { readonly file: ReadFile }) {
  const { name, metadata, outcome } = file
  return (
    <>
      <FileName name={name} />
      {metadata && outcome !== 'cleaned' && (
        <dl className="recorded">
          {listFacts(metadata).map(({ label, status, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi translate={status === 'found' ? 'no' : 'yes'}>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="caption">
        <ChangingText text={metadata ? describeOtherParts(metadata, outcome === 'cleaned') : describeMetadata(file)} />
      </p>
    </>
  )
}

/** Lists the files for the review and print under the names by which they are sent, and those that wait or are not in it. */
export function ReviewedFiles({ files, send }: Pick<ReportView, 'send'> & { readonly files: readonly EvidenceFile[] }) {
  if (files.length === 0) return <i>{evidenceText.none}</i>
  const read = makeNamesSafe(files.filter(isRead))
  const names = new Map(read.map(({ id, name }) => [id, name]))
  const kept = describeKept(read)
  return (
    <>
      <ul className="file-list" aria-label={evidenceText.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} name={names.get(file.id) ?? file.name} isInReview send={send} />
        ))}
      </ul>
      <CleanedNote files={read.filter(({ outcome }) => outcome === 'cleaned').length} all={read.length} />
      {kept && (
        <p className="caption screen-only">
          {kept}{' '}
          <button
            className="link-button"
            type="button"
            onClick={() => send({ type: 'changeRequested', name: 'cleaning' })}
          >
            {evidenceText.change.text}
            <span className="visually-hidden">{evidenceText.change.what}</span>
          </button>
        </p>
      )}
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
