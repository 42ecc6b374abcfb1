// .gitattributes: where Git converts line endings, every check still reads the committed bytes.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('a clone with core.autocrlf has every file byte for byte', () => {
  test.skip(!existsSync('.git'), 'Only a repository can be cloned.')
  const folder = test.info().outputPath('clone')
  execFileSync('git', ['clone', '--quiet', '--config', 'core.autocrlf=true', '.', folder])
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: folder, input, encoding: 'utf8' })
  const entries = git(['-c', 'core.quotePath=false', 'ls-files', '--stage'])
    .trim()
    .split('\n')
    .map((line) => /^\d+ (\w+) \d\t(.+)$/.exec(line) ?? [])
  const paths = entries.map(([, , path]) => path)
  expect(paths).toEqual(expect.arrayContaining(['package-lock.json', 'media/fonts/archivo.woff2']))
  const digests = git(['hash-object', '--no-filters', '--stdin-paths'], paths.join('\n')).trim().split('\n')
  const changed = entries.filter(([, digest], index) => digest !== digests[index]).map(([, , path]) => path)
  expect(changed).toEqual([])
})
