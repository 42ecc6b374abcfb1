import { evidenceFormats, refusedFormats } from '../../content/evidence-formats.ts'
import { formatBytes, maxEvidenceBytes, maxEvidenceFiles } from './byte-size.ts'
import type { OtherFormat } from './file-format.ts'

/** `not-read`: by an error of this page. */
type RejectionReason = OtherFormat | 'too-much' | 'unreadable' | 'not-read'

export interface Rejection {
  readonly reason: RejectionReason
  readonly message: string
  readonly help: string
}

const refusedFiles: Partial<Record<RejectionReason, string>> = refusedFormats

const again = 'Copy it from the device that made it once more, and choose the copy.'

/** No device is asked to convert anything: the phone that records such files cannot. */
const mention = 'Leave it out and mention it in your description: we answer with a way to send it.'

const help: Partial<Record<RejectionReason, string>> = {
  zip: 'Take the files out of the archive and add those.',
  empty: again,
  truncated: again,
  unreadable: 'Choose it again. If it is a folder, choose the files in it.',
}

export function createRejection(name: string, reason: Exclude<RejectionReason, 'too-much'>): Rejection {
  return { reason, message: formatRejectionMessage(name, reason), help: help[reason] ?? mention }
}

/** Creates the rejection of a file that would exceed the size limit. Sizes in bytes. */
export function createSizeRejection(name: string, size: number, acceptedBytes: number): Rejection {
  const rest = maxEvidenceBytes - acceptedBytes
  const limit = formatBytes(maxEvidenceBytes)
  const fitsAlone = size <= maxEvidenceBytes
  const message = fitsAlone
    ? `“${name}” needs ${formatBytesCeil(size)}. Room left of the ${limit}: ${formatBytesFloor(rest)}.`
    : `“${name}” is ${formatBytesCeil(size)}. All files together may hold ${limit}.`
  return { reason: 'too-much', message, help: mention }
}

export function createCountRejection(name: string): Rejection {
  const message = `“${name}” is one file too many. The form takes ${maxEvidenceFiles}.`
  return { reason: 'too-much', message, help: mention }
}

/** Creates the rejection of a file that found no room before another one was removed. */
export function createRoomRejection(name: string): Rejection {
  return { reason: 'too-much', message: `There was no room for “${name}”.`, help: 'Choose it again, or leave it out.' }
}

// Rounded in opposite directions, so that a file one byte too large never seems to fit.
const step = 2 ** 20 / 10
const formatBytesCeil = (bytes: number) => formatBytes(bytes < 2 ** 20 ? bytes : Math.ceil(bytes / step) * step)
const formatBytesFloor = (bytes: number) => formatBytes(bytes < 2 ** 20 ? bytes : Math.floor(bytes / step) * step)

function formatRejectionMessage(name: string, reason: RejectionReason): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const formats = Object.values(evidenceFormats)
  const claimed = formats.find(({ extensions }) => extensions.includes(ending))
  const refused = refusedFiles[reason]
  if (refused) return `“${name}” is ${refused}${claimed ? ', whatever its name says' : ''}.`
  if (reason === 'empty') return `“${name}” is empty. It holds 0 bytes.`
  if (reason === 'truncated') return `“${name}” ends before its first part does. The rest of it is missing.`
  if (reason === 'unreadable') return `“${name}” could not be read.`
  if (reason === 'not-read') return `This page made an error with “${name}”. The error is ours.`
  if (claimed) return `“${name}” is named like ${claimed.name} files, but is none that we recognize.`
  const names = formats.map((format) => format.name)
  return `“${name}” is in no format that we recognize: ${names.join(', ')}.`
}
