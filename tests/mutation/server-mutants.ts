import type { Mutant } from './mutant.ts'

/** The mutants of the server. Each is small, silent and realistic. */
export const serverMutants: readonly Mutant[] = [
  {
    description: 'a page may be run as what it is not',
    file: 'server/policy/policy-headers.ts',
    original: "always('nosniff')",
    replacement: "always('sniff')",
    killedBy: ['server/policy/policy-headers.test.ts', 'a page has the documented headers'],
  },
  {
    description: 'a page without a form may send one anywhere',
    file: 'server/policy/content-security.ts',
    original: `'mailto:' : "'none'"`,
    replacement: `'mailto:' : '*'`,
    killedBy: ['server/policy/content-security.test.ts', 'the policy of a page allows what it uses'],
  },
  {
    description: 'a range of 5 kB holds the server up for seconds',
    file: 'server/node/byte-range.ts',
    original: 'const spec = element.trim()',
    replacement: 'const spec = /^\\s*(\\d*)\\s*-\\s*(\\d*)\\s*$/.test(element) ? element.trim() : element.trim()',
    killedBy: ['server/node/time-complexity.test.ts', 'the time that range takes'],
  },
  {
    description: 'a log that cannot be written ends the server',
    file: 'server/node/access-log.ts',
    original: "  to.on('error', () => {})\n",
    replacement: '',
    killedBy: ['server/node/access-log.test.ts', 'a full disk does not stop'],
  },
  {
    description: 'a reader that is gone does not end the log’s growth',
    file: 'server/node/access-log.ts',
    original: 'waiting.length >= limits.maxLogBufferBytes',
    replacement: 'waiting.length < 0',
    killedBy: ['server/node/access-log.test.ts', 'unread lines are queued'],
  },
]
