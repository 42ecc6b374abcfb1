import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { makeNamesSafe } from './safe-names.ts'

fc.configureGlobal({ seed: 1 })

const getNames = (format: EvidenceFormat, ...names: readonly string[]) =>
  makeNamesSafe(names.map((name) => ({ name, format }))).map(({ name }) => name)

/** Names of photos, and under which they are sent. */
const names: readonly (readonly [own: string, safe: string])[] = [
  ['IMG_4471.jpg', 'IMG_4471.jpg'],
  ['Höhle 2 (1).JPEG', 'Höhle 2 (1).JPEG'],
  ['صورة %41#.jfif', 'صورة %41#.jfif'],
  // A system chooses by the ending which program opens a file.
  ['report.html', 'report.html.jpg'],
  ['photo.png', 'photo.png.jpg'],
  ['../.htaccess', '_.htaccess.jpg'],
  [' .hidden.jpg ', 'hidden.jpg'],
  ['a/b\\c:d\n"e"\u2028|?*<f>.jpg', 'a_b_c_d__e______f_.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe.jpg'],
  ['con.jpg', '_con.jpg'],
  ['LPT1 .tar.jpg', '_LPT1 .tar.jpg'],
  ['console.jpg', 'console.jpg'],
  ['.jpg', 'jpg.jpg'],
  ['..', 'file.jpg'],
  [`${'🚪'.repeat(90)}.jpg`, `${'🚪'.repeat(60)}.jpg`],
]

test('a file keeps the visitor’s name, without what a system refuses or takes for something else', () => {
  for (const [own, safe] of names) expect(getNames('jpeg', own), own).toEqual([safe])
})

test('a number is in the names that are equal but for case, and in no other', () => {
  const own = ['a.png', 'A.PNG', 'b.png', 'a.png', 'a (2).png', 'e\u0301.png', '\u00e9.png']
  const safe = ['a.png', 'A (2).PNG', 'b.png', 'a (3).png', 'a (2) (2).png', '\u00e9.png', '\u00e9 (2).png']
  expect(getNames('png', ...own)).toEqual(safe)
})

test('whatever files are called, every system can store them in one folder', () => {
  const unit = fc.oneof(
    fc.constantFrom('.', '/', '\\', ' ', '\0', 'a', 'A', 'con', '.pdf'),
    fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  )
  fc.assert(
    fc.property(fc.array(fc.string({ unit, maxLength: 90 }), { maxLength: 8 }), (own) => {
      const safe = getNames('pdf', ...own)
      expect(new Set(safe.map((name) => name.toLowerCase())).size).toBe(own.length)
      for (const name of safe) {
        expect(name).toMatch(/^[^.\s/\\:*?"<>|\p{Cc}][^/\\:*?"<>|\p{Cc}]*\.pdf$/iu)
        expect(name).not.toMatch(/^(con|prn|aux|nul)\s*\./i)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      }
    }),
  )
})
