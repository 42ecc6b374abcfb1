import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import type { EvidenceKind } from '../bytes/file-kind.ts'
import { safeNames } from './safe-names.ts'

const safe = (name: string, kind: EvidenceKind = 'png') => safeNames([{ name, kind }])[0]

const names: readonly (readonly [string, string])[] = [
  ['photo.png', 'photo.png'],
  ['Photo.PNG', 'Photo.png'],
  ['../../etc/passwd', 'etc_passwd.png'],
  ['..\\..\\windows\\system32.png', 'windows_system32.png'],
  ['C:\\fakepath\\scan.png', 'C_fakepath_scan.png'],
  ['.htaccess', 'htaccess.png'],
  ['-rf', 'rf.png'],
  ['~root.png', 'root.png'],
  ['photo.png.exe', 'photo.png.exe.png'],
  ['shot.jpg', 'shot.jpg.png'],
  ['CON', '_CON.png'],
  ['nul.tar.png', '_nul.tar.png'],
  ['com1.png', '_com1.png'],
  ['Lpt³.png', '_Lpt³.png'],
  ['console.png', 'console.png'],
  ['trailing. . .png', 'trailing.png'],
  ['two\nlines\r.png', 'two_lines.png'],
  ['50%0A.png', '50_0A.png'],
  ['say "what"?*.png', 'say _what.png'],
  ["it’s 5 o'clock & more.png", "it’s 5 o'clock & more.png"],
  ['👩🏽‍🔬 über.png', '👩🏽‍🔬 über.png'],
  ['صورة.png', 'صورة.png'],
  ['\u202egnp.exe', 'gnp.exe.png'],
  ['half\ud83d.png', 'half.png'],
  ['.png', 'file.png'],
  ['', 'file.png'],
  ['…', '….png'],
]

for (const [name, expected] of names)
  test(`${JSON.stringify(name)} becomes ${JSON.stringify(expected)}`, () => {
    expect(safe(name)).toBe(expected)
  })

test('each kind keeps its own endings', () => {
  expect(safe('a.JPEG', 'jpeg')).toBe('a.jpeg')
  expect(safe('a.jpg', 'pdf')).toBe('a.jpg.pdf')
  expect(safe('film.M4V', 'mp4')).toBe('film.m4v')
})

test('names that any file system takes for one are told apart', () => {
  const files = [
    'photo.jpg',
    'PHOTO.jpg',
    'photo.jpeg',
    'photo.JPG',
    'photo-2.jpg',
    'é.jpg',
    'e\u0301.jpg',
    'É.jpg',
    'straße.jpg',
    'STRASSE.jpg',
  ]
  expect(safeNames(files.map((name) => ({ name, kind: 'jpeg' })))).toEqual([
    'photo.jpg',
    'PHOTO-2.jpg',
    'photo.jpeg',
    'photo-3.jpg',
    'photo-2-2.jpg',
    'é.jpg',
    'é-2.jpg',
    'É-3.jpg',
    'straße.jpg',
    'STRASSE-2.jpg',
  ])
})

test('three hundred characters are cut between two of them, and stay apart', () => {
  const [one = '', other = ''] = safeNames(
    ['a', 'b'].map((last) => ({ name: `${'🪐'.repeat(300)}${last}.png`, kind: 'png' })),
  )
  expect(one).toBe(`${'🪐'.repeat(30)}.png`)
  expect(other).toBe(`${'🪐'.repeat(30)}-2.png`)
})

test('whatever the names, they are safe and no two are alike', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).chain((text) => fc.nat({ max: 9 }).map((times) => text.repeat(times))),
    fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', '_', 'a', 'A', '\u202e', '\ud83d', '\u200d', 'ß', '\n') }),
    fc.constantFrom('con', 'NUL.png', 'aux.', 'photo.png', 'Photo.png'),
  )
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 6 }), (list) => {
      const result = safeNames(list.map((name) => ({ name, kind: 'png' })))
      expect(new Set(result.map((name) => name.normalize('NFD').toUpperCase().toLowerCase())).size).toBe(list.length)
      for (const name of result) {
        expect(name).toMatch(/^[^\s.~-].*\.png$/su)
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}"%*/:<>?\\|\u202a-\u202e\u2066-\u2069]/u)
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i)
        expect(name).not.toMatch(/[. ]\.png$/)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(143)
      }
    }),
  )
})
