// `npm run accept`: writes what the build says into tests/sentences/, where a person reads it in the diff.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { recordMessage } from '../src/content/record.ts'
import { dist } from '../tooling/dist.ts'
import { fail } from './failure.ts'
import { readSentences } from './sentences.ts'

const folder = 'tests/sentences'

if (recordMessage) fail(recordMessage)
else {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, sentences] of readSentences(dist)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${sentences.join('\n')}\n`)
  }
  process.stdout.write(`Read what is new: git diff ${folder}\n`)
}
