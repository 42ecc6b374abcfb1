import { type EvidenceKind, evidenceKinds } from '../bytes/file-kind.ts'

// With %, which a bag's manifest would have to write in a way that sha256sum does not read (RFC 8493, section 2.1.3).
const separators = '"%*/:<>?\\\\|'
// Control characters, lone surrogates, line and paragraph separators, and the marks that turn the direction of writing.
const unseen = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff'
const forbidden = new RegExp(`[${separators}${unseen}]+`, 'gu')

// "Naming Files, Paths, and Namespaces", Microsoft: reserved with any ending, or none.
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** Some encrypted file systems hold 143 bytes; the rest is room for a number and the ending. */
const stemBytes = 120

/**
 * One file name for each file, in order, that every file system takes, that no two share (not even where case or accents
 * count alike), and that ends as what the file is. Letters of every script and emoji stay; what could climb out of a
 * folder, hide, or run does not. `../../etc/passwd`, a PNG, becomes `etc_passwd.png`.
 */
export function safeNames(files: readonly { readonly name: string; readonly kind: EvidenceKind }[]): string[] {
  const used = new Set<string>()
  return files.map(({ name, kind }) => {
    const [stem, ending] = split(name, evidenceKinds[kind].endings)
    for (let copy = 1; ; copy += 1) {
      const safe = `${stem}${copy > 1 ? `-${copy}` : ''}.${ending}`
      const key = safe.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD')
      if (used.has(key)) continue
      used.add(key)
      return safe
    }
  })
}

function split(name: string, endings: readonly string[]): [stem: string, ending: string] {
  const clean = name.normalize('NFC').replace(forbidden, '_')
  const [whole = '', found = ''] = /\.([a-z0-9]+)$/i.exec(clean) ?? []
  const known = endings.includes(found.toLowerCase())
  const stem =
    shorten(known ? clean.slice(0, -whole.length) : clean).replace(/^[\s._~-]+|(?:[\s._-]|\u200d)+$/gu, '') || 'file'
  return [reserved.test(stem) ? `_${stem}` : stem, (known ? found.toLowerCase() : endings[0]) ?? '']
}

function shorten(stem: string): string {
  const encoder = new TextEncoder()
  let room = stemBytes
  let end = 0
  for (const character of stem) {
    room -= encoder.encode(character).length
    if (room < 0) break
    end += character.length
  }
  return stem.slice(0, end)
}
