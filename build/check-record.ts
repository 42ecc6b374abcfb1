// `npm run lint:record`: reads the record with its tables, and says in one sentence what is wrong with them.
import { describeError, fail } from './failure.ts'

try {
  await import('../src/content/record.ts')
} catch (error) {
  fail(describeError(error as Error))
}
