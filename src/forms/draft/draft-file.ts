import { evidenceLimit, mostFiles } from '../bytes/byte-size.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { readZip, type ZippedFile } from '../bytes/read-zip.ts'
import { zip } from '../bytes/zip.ts'
import { fingerprint, fingerprintBytes } from '../finished/fingerprint.ts'
import type { Draft, DraftFile } from '../form/ports.ts'
import { draftVersion, readAnswers, readFileDescription } from './draft.ts'

/** Why a file is not opened as a draft. Nothing on the page changes. */
export type DraftFileFault = 'foreign' | 'too-much' | 'damaged' | 'newer' | 'other-form' | 'unreadable'

/** Says what a file is, in its first entry. */
const format = 'Quantum Reality Research draft'
const description = 'draft.json'

/** The evidence, and room for the answers and for what describes them. */
const largest = evidenceLimit + 2 ** 23

/**
 * A draft as one file: a ZIP that any program can look into, with draft.json first and the evidence behind it under
 * numbers. `title` is what the form's finished work is called, and names the file. Rejects like `fingerprint`.
 */
export async function buildDraftFile({ form, answers, files }: Draft, title: string, watch?: Watch): Promise<File> {
  const evidence = []
  for (const [index, { name, lastModified, content, removal }] of files.entries()) {
    const path = `evidence/${index + 1}`
    evidence.push({
      path,
      name,
      lastModified,
      removal,
      content,
      size: content.size,
      ...(await fingerprint(content, watch)),
    })
  }
  const listed = evidence.map(({ path, name, lastModified, removal, sha256 }) => ({
    path,
    name,
    lastModified,
    removal,
    sha256,
  }))
  const data = { format, version: draftVersion, form, answers, files: listed }
  const content = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`)
  const head = { path: description, content, size: content.length, ...fingerprintBytes(content) }
  return new File([zip([head, ...evidence])], `${title.toLowerCase().replaceAll(' ', '-')}-draft.zip`, {
    type: 'application/zip',
  })
}

/**
 * Opens a file as a draft of a form. Every byte is checked against the sums in it before anything is given back, so a
 * draft comes whole or not at all. Rejects only with the signal's reason.
 */
export async function openDraftFile(file: Blob, form: string, watch: Watch = {}): Promise<Draft | DraftFileFault> {
  try {
    const start = await file.slice(0, 30 + description.length).text()
    if (!start.startsWith('PK\x03\x04') || !start.endsWith(description)) return 'foreign'
    if (file.size > largest) return 'too-much'
    const zipped = await readZip(file)
    if (zipped && zipped.length > mostFiles + 1) return 'too-much'
    return zipped ? await readDraft(zipped, form, watch) : 'damaged'
  } catch {
    watch.signal?.throwIfAborted()
    return 'unreadable'
  }
}

async function readDraft(zipped: readonly ZippedFile[], form: string, watch: Watch): Promise<Draft | DraftFileFault> {
  const [head, ...evidence] = zipped
  const bytes = new Uint8Array((await head?.content.arrayBuffer()) ?? [])
  if (head?.path !== description || fingerprintBytes(bytes).crc32 !== head.crc32) return 'damaged'
  const data = parse(new TextDecoder().decode(bytes))
  if (data?.format !== format || typeof data.version !== 'number') return 'foreign'
  if (data.version > draftVersion) return 'newer'
  if (data.form !== form) return typeof data.form === 'string' ? 'other-form' : 'damaged'
  const answers = readAnswers(data.answers)
  if (!answers || !Array.isArray(data.files) || data.files.length !== evidence.length) return 'damaged'
  const files: DraftFile[] = []
  for (const [index, { path, content }] of evidence.entries()) {
    const listed = data.files[index]
    const described = readFileDescription(listed)
    if (!described || listed.path !== path || listed.sha256 !== (await fingerprint(content, watch)).sha256)
      return 'damaged'
    files.push({ ...described, content })
  }
  return { form, answers, files }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
