import { createHash, getHashes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the errors of a folder as a bag, by RFC 8493 (BagIt 1.0) alone. Empty if it is complete and valid. */
export function validateBag(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
  const payload = files.filter((file) => file.startsWith('data/'))
  const manifests = files.filter((file) => /^manifest-[a-z0-9]+\.txt$/.test(file))
  return [
    ...declarationFaults(folder),
    ...(existsSync(join(folder, 'data')) ? [] : ['there is no data/ (2.1.2)']),
    ...(manifests.length > 0 ? [] : ['there is no manifest (2.1.3)']),
    ...(files.includes('fetch.txt') ? ['fetch.txt: the bag is not complete in itself (2.2.3)'] : []),
    ...manifests.flatMap((file) => manifestFaults(folder, file, payload, payload)),
    ...files
      .filter((file) => /^tagmanifest-[a-z0-9]+\.txt$/.test(file))
      .flatMap((file) => {
        const tags = files.filter((file) => !file.startsWith('data/') && !file.startsWith('tagmanifest-'))
        return manifestFaults(folder, file, tags, manifests)
      }),
    ...(files.includes('bag-info.txt') ? bagInfoFaults(folder, payload) : []),
  ]
}

/** Parses bag-info.txt into labels and values (2.2.2); any other line is returned as an error. */
export function readBagInfo(text: string): { values: [label: string, value: string][]; faults: string[] } {
  const values: [string, string][] = []
  const faults: string[] = []
  for (const line of text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)) {
    const [, label, value = ''] = /^([^\s:](?:[^:]*[^\s:])?):[ \t](.*)$/.exec(line) ?? []
    const last = values.at(-1)
    if (label) values.push([label, value])
    else if (last && /^[ \t]/.test(line)) last[1] += ` ${line.trim()}`
    else faults.push(`bag-info.txt: "${line}" is no label and value (2.2.2)`)
  }
  return { values, faults }
}

function declarationFaults(folder: string): string[] {
  if (!existsSync(join(folder, 'bagit.txt'))) return ['there is no bagit.txt (2.1.1)']
  const declared = readFileSync(join(folder, 'bagit.txt'), 'latin1')
  const right = /^BagIt-Version: 1\.0(\r\n|\r|\n)Tag-File-Character-Encoding: UTF-8(\r\n|\r|\n)?$/
  return right.test(declared) ? [] : ['bagit.txt does not have its two lines (2.1.1)']
}

function manifestFaults(folder: string, file: string, may: readonly string[], must: readonly string[]): string[] {
  const algorithm = /-(.+)\.txt$/.exec(file)?.[1] ?? ''
  if (!getHashes().includes(algorithm)) return [`${file}: no such algorithm (2.4)`]
  const seen = new Set<string>()
  const faults: string[] = []
  for (const line of utf8(join(folder, file)).split(/\r\n|\r|\n/)) {
    if (line === '') continue
    const [, sum = '', written = ''] = /^([0-9a-fA-F]+)[ \t]+\*?(.+)$/.exec(line) ?? []
    const path = written.replace(/%(0[AaDd]|25)/g, decodeURIComponent)
    if (!sum) faults.push(`${file}: "${line}" is no sum and path (2.1.3)`)
    else if (/^[/~]|(^|\/)\.\.?(\/|$)|^[A-Za-z]:|\\/.test(path))
      faults.push(`${file}: ${path} leads out of the bag (5.1)`)
    else if (seen.has(path)) faults.push(`${file}: ${path} is listed twice (3)`)
    else if (!may.includes(path)) faults.push(`${file}: ${path} is not there, or not for this list (3)`)
    else if (sum.toLowerCase() !== digest(join(folder, path), algorithm))
      faults.push(`${file}: ${path} was changed (3)`)
    seen.add(path)
  }
  return [...faults, ...must.filter((each) => !seen.has(each)).map((each) => `${file}: ${each} is not listed (3)`)]
}

function bagInfoFaults(folder: string, payload: readonly string[]): string[] {
  const { values, faults } = readBagInfo(utf8(join(folder, 'bag-info.txt')))
  const octets = payload.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  const oxums = values.filter(([label]) => label.toLowerCase() === 'payload-oxum').map(([, value]) => value)
  if (oxums.length > 1) faults.push('bag-info.txt: Payload-Oxum twice (2.2.2)')
  for (const oxum of oxums)
    if (oxum !== `${octets}.${payload.length}`) faults.push(`bag-info.txt: Payload-Oxum is ${oxum} (2.2.2)`)
  return faults
}

function utf8(path: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
}

function digest(path: string, algorithm: string): string {
  return createHash(algorithm).update(readFileSync(path)).digest('hex')
}
