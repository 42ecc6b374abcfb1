import { removeInvisibleCharacters } from '../../components/answer-text.ts'
import { type EvidenceFormat, evidenceFormats } from '../../content/evidence-formats.ts'

/** Returns a text in one line, without what nobody sees. */
export function cleanLine(text: string): string {
  return removeInvisibleCharacters(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '_')
}

/** Returns the name of a file as it stands in lists, in emails and in the text of a report. */
export function cleanName(name: string): string {
  return cleanLine(name) || 'file'
}

/** In characters of up to four bytes: with a number and an extension, no more than the 255 bytes that systems take. */
const maxLength = 60

/** What separates folders, ends a line or is refused by Windows. */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\\/:*?"<>|]/gu

/** Names of devices, which Windows reserves whatever follows a period. */
const reservedName = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(?=\s*(\.|$))/i

/** Returns files under the visitor's names, which every system can store. A number is in those equal but for case. */
export function makeNamesSafe<NamedFile extends { readonly name: string; readonly format: EvidenceFormat }>(
  files: readonly NamedFile[],
): NamedFile[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const [stem, extension] = splitName(file)
    let name = `${stem}.${extension}`
    for (let number = 2; taken.has(name.toUpperCase()); number += 1) name = `${stem} (${number}).${extension}`
    taken.add(name.toUpperCase())
    return { ...file, name }
  })
}

/** Returns a name without its extension, made safe, then an extension by which systems open the file's format. */
function splitName({ name, format }: { readonly name: string; readonly format: EvidenceFormat }) {
  const { extensions } = evidenceFormats[format]
  const visible = removeInvisibleCharacters(name.normalize())
    .replace(unsafeCharacters, '_')
    .replace(/^[\s.]+/, '')
  const extension = extensions.find((each) => visible.toLowerCase().endsWith(`.${each}`))
  const own = extension ? visible.slice(-extension.length) : extensions[0]
  const stem = extension ? visible.slice(0, -extension.length - 1) : visible
  return [[...(stem || 'file')].slice(0, maxLength).join('').replace(reservedName, '_$&'), own] as const
}
