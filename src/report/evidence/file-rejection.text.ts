import { formatBytes, maxEvidenceBytes, maxEvidenceFiles } from '../bytes/byte-size.ts'
import { evidenceFormats, type OtherFormat } from '../bytes/file-format.ts'

type RejectionReason = OtherFormat | 'too-much' | 'duplicate' | 'unreadable' | 'not-restored' | 'internal-error'

/** Why a file was rejected and what to do, as plain text. */
export interface Rejection {
  readonly reason: RejectionReason
  readonly message: string
  readonly help: string
}

const without = 'The form can be finished without it.'
const again = 'Copy it from the device that made it once more, and add the copy.'

const kindNames: Partial<Record<RejectionReason, readonly [name: string, ...endings: string[]]>> = {
  heic: ['an HEIC photo', 'heic', 'heif'],
  avif: ['an AVIF picture', 'avif'],
  mov: ['a QuickTime video (MOV)', 'mov', 'qt'],
  webp: ['a WebP picture', 'webp'],
  gif: ['a GIF picture', 'gif'],
  tiff: ['a TIFF picture', 'tif', 'tiff'],
  zip: ['a ZIP archive, or a document kept in one', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'pages', 'key'],
}

const asPicture = `Open it in any picture program and export it as JPG or PNG. ${without}`

const help: Record<Exclude<RejectionReason, 'too-much'>, string> = {
  heic: `On an iPhone or iPad, save it to Files, hold it down, then choose Quick Actions, Convert Image, JPEG. On a Mac, open it in Preview and export it as JPEG. On Windows, open it in Photos and save it as JPG. Then add the JPG. ${without}`,
  mov: `On a Mac, open it in iMovie and choose File, Share, Export File, which writes MP4. On Windows or Linux, VLC does it under Media, Convert / Save. A still picture of it, as JPG or PNG, can be filed too: on an iPhone, a screenshot. ${without}`,
  avif: asPicture,
  webp: asPicture,
  gif: asPicture,
  tiff: asPicture,
  zip: `Take the files out of the archive and add those. ${without}`,
  empty: again,
  truncated: again,
  unknown: `We can file JPG, PNG, MP4 and PDF. ${without}`,
  duplicate: 'There is nothing to do.',
  'internal-error': `Reload the page and choose it again. If it happens twice, send it by email. ${without}`,
  'not-restored': `Browsers forget the chosen files when a page is loaded again. ${without}`,
  unreadable: `If it is a folder, add the files inside it. If it was moved or renamed, choose it again. ${without}`,
}

export function createRejection(name: string, reason: Exclude<RejectionReason, 'too-much'>): Rejection {
  return { reason, message: formatRejectionMessage(name, reason), help: help[reason] }
}

/** Creates the rejection of a file that would exceed the size limit. Sizes in bytes. */
export function createSizeRejection(name: string, size: number, acceptedBytes: number): Rejection {
  const rest = maxEvidenceBytes - acceptedBytes
  const limit = formatBytes(maxEvidenceBytes)
  const fitsAlone = size <= maxEvidenceBytes
  const message = fitsAlone
    ? `“${name}” needs ${formatBytesCeil(size)}. Room left of the ${limit}: ${formatBytesFloor(rest)}.`
    : `“${name}” is ${formatBytesCeil(size)}. All files together may hold ${limit}.`
  const other = fitsAlone ? ', or remove another file first' : ''
  return { reason: 'too-much', message, help: `Make it smaller or shorter${other}. ${without}` }
}

export function createCountRejection(name: string): Rejection {
  const message = `“${name}” is one file too many. The form takes ${maxEvidenceFiles.toLocaleString('en-US')}.`
  return { reason: 'too-much', message, help: `Remove another file first. ${without}` }
}

// Rounded in opposite directions, so that a file one byte too large never seems to fit.
const step = 2 ** 20 / 10
const formatBytesCeil = (bytes: number) => formatBytes(bytes < 2 ** 20 ? bytes : Math.ceil(bytes / step) * step)
const formatBytesFloor = (bytes: number) => formatBytes(bytes < 2 ** 20 ? bytes : Math.floor(bytes / step) * step)

function formatRejectionMessage(name: string, reason: RejectionReason): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const claimed = Object.values(evidenceFormats).some(({ extensions }) => extensions.includes(ending))
  const [kind, ...endings] = kindNames[reason] ?? []
  if (kind) return `“${name}” is ${kind}${endings.includes(ending) ? '' : ', whatever its name says'}.`
  if (reason === 'empty') return `“${name}” is empty. It holds 0 bytes.`
  if (reason === 'truncated') return `“${name}” ends before its first part does. The rest of it is missing.`
  if (reason === 'duplicate') return `“${name}” is already in the list.`
  if (reason === 'internal-error') return `“${name}” could not be looked at. The fault is this page’s, not the file’s.`
  if (reason === 'unreadable') return `“${name}” could not be read.`
  if (reason === 'not-restored') return `“${name}” has to be chosen again.`
  return claimed
    ? `“${name}” is named like a ${ending.toUpperCase()}, but does not begin like one.`
    : `“${name}” is not a JPG, PNG, MP4 or PDF.`
}
