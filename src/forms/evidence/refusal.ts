import { evidenceLimit, mostFiles, sizeWords } from '../bytes/byte-size.ts'
import { type EvidenceKind, evidenceKinds, type FileKind } from '../bytes/file-kind.ts'
import { faultOf } from '../examination/failure.ts'
import type { Refused } from '../form/state.ts'

/** Why a file was not taken. */
export type RefusalReason = Exclude<FileKind, EvidenceKind> | 'too-much' | 'held' | 'unreadable' | 'failed'

/** One file that was not taken. */
export interface Refusal extends Refused {
  readonly reason: RefusalReason
}

const without = 'The form can be finished without it.'
const again = 'Copy it from the device that made it once more, and add the copy.'

const kindNames: Partial<Record<RefusalReason, readonly [name: string, ...endings: string[]]>> = {
  heic: ['an HEIC photo', 'heic', 'heif'],
  avif: ['an AVIF picture', 'avif'],
  mov: ['a QuickTime video (MOV)', 'mov', 'qt'],
  webp: ['a WebP picture', 'webp'],
  gif: ['a GIF picture', 'gif'],
  tiff: ['a TIFF picture', 'tif', 'tiff'],
  zip: ['a ZIP archive, or a document kept in one', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'pages', 'key'],
}

const asPicture = `Open it in any picture program and export it as JPG or PNG. ${without}`

const help: Record<Exclude<RefusalReason, 'too-much'>, string> = {
  heic: `On an iPhone or iPad, save it to Files, hold it down, then choose Quick Actions, Convert Image, JPEG. On a Mac, open it in Preview and export it as JPEG. On Windows, open it in Photos and save it as JPG. Then add the JPG. ${without}`,
  mov: `On a Mac, open it in iMovie and choose File, Share, Export File, which writes MP4. On Windows or Linux, VLC does it under Media, Convert / Save. A still picture of it, as JPG or PNG, can be filed too. ${without}`,
  avif: asPicture,
  webp: asPicture,
  gif: asPicture,
  tiff: asPicture,
  zip: `Take the files out of the archive, or print the document to PDF, and add those. ${without}`,
  empty: again,
  cut: again,
  unknown: `We can file JPG, PNG, MP4 and PDF. If it is a document, print it to PDF. ${without}`,
  held: 'There is nothing to do.',
  failed: `Reload the page and choose it again. If it happens twice, send it by mail. ${without}`,
  unreadable: `If it is a folder, add the files inside it. If it was moved or renamed, choose it again. ${without}`,
}

/** Takes the file's own name and what it is, or the reason it could not be asked. */
export function refusal(name: string, reason: Exclude<RefusalReason, 'too-much'>): Refusal {
  return { name, reason, why: why(name, reason), help: help[reason] }
}

/** The refusal of a file that was held and cannot be read any more. */
export function unreadable(name: string, error: unknown): Refused {
  return refusal(name, faultOf(error) === 'ours' ? 'failed' : 'unreadable')
}

/** The refusal of a file that would bring the evidence above its limit. Sizes in bytes. */
export function tooMuch(name: string, size: number, heldSize: number): Refusal {
  const rest = evidenceLimit - heldSize
  const limit = sizeWords(evidenceLimit)
  const why = heldSize
    ? `“${name}” needs ${sizeUp(size)}. Room left of the ${limit}: ${sizeDown(rest)}.`
    : `“${name}” is ${sizeUp(size)}. All files together may hold ${limit}.`
  const other = heldSize ? ', or remove another file first' : ''
  return { name, reason: 'too-much', why, help: `Make it smaller or shorter${other}. ${without}` }
}

/** The refusal of a file that would be one more than the form takes. */
export function tooMany(name: string): Refusal {
  const why = `“${name}” is one file too many. The form takes ${mostFiles.toLocaleString('en-US')}.`
  return { name, reason: 'too-much', why, help: `Remove another file first. ${without}` }
}

// Rounded away from each other, so that a file one byte too large is never said to fit.
const step = 2 ** 20 / 10
const sizeUp = (bytes: number) => sizeWords(bytes < 2 ** 20 ? bytes : Math.ceil(bytes / step) * step)
const sizeDown = (bytes: number) => sizeWords(bytes < 2 ** 20 ? bytes : Math.floor(bytes / step) * step)

function why(name: string, reason: RefusalReason): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const claimed = Object.values(evidenceKinds).some(({ endings }) => endings.includes(ending))
  const [kind, ...endings] = kindNames[reason] ?? []
  if (kind) return `“${name}” is ${kind}${endings.includes(ending) ? '' : ', whatever its name says'}.`
  if (reason === 'empty') return `“${name}” is empty. It holds 0 bytes.`
  if (reason === 'cut') return `“${name}” ends before its first part does. The rest of it is missing.`
  if (reason === 'held') return `“${name}” is already in the list.`
  if (reason === 'failed') return `“${name}” could not be looked at. The fault is this page’s, not the file’s.`
  if (reason === 'unreadable') return `“${name}” could not be read.`
  return claimed
    ? `“${name}” is named like a ${ending.toUpperCase()}, but does not begin like one.`
    : `“${name}” is not a JPG, PNG, MP4 or PDF.`
}
