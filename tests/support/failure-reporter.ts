import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Prints each failed test once more as the last lines of a run: file, line, title, what failed, and the values. */
export default class FailureReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd({ status }: FullResult): void {
    if (status === 'passed') return
    const failed = this.#suite?.allTests().filter((test) => test.outcome() === 'unexpected') ?? []
    const lines = failed.map(({ location, title, results }) => {
      const message = results.at(-1)?.error?.message ?? 'It did not end in time.'
      const [reason = '', ...more] = stripVTControlCharacters(message)
        .replace(/^Error: /, '')
        .trimStart()
        .split('\n')
      // The expected and the received value; of long ones, the lines in which they differ.
      const values = more.filter((line) => /^(Expected|Received)\b.*: |^[-+] (?!(Expected|Received)\b)/.test(line))
      return `${relative('.', location.file)}:${location.line} ${title}\n${[reason, ...values.slice(0, 6)].map((line) => `  ${line}\n`).join('')}`
    })
    process.stdout.write(`\n${lines.join('')}`)
  }
}
