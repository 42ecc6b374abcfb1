import type { Breakage } from './breakage.ts'

/** What is broken in the server: each is small, silent, and of a kind that happens. */
export const serverBreakages: readonly Breakage[] = [
  {
    what: 'a page may be run as what it is not',
    file: 'server/policy/policy.ts',
    from: "always('nosniff')",
    to: "always('sniff')",
    caughtBy: ['server/policy/policy.test.ts', 'the headers of a page'],
  },
  {
    what: 'a page without a form may send one anywhere',
    file: 'server/policy/content-security.ts',
    from: `'mailto:' : "'none'"`,
    to: `'mailto:' : '*'`,
    caughtBy: ['server/policy/content-security.test.ts', 'a page may load what it uses'],
  },
  {
    what: 'a range of 5 kB holds the server up for seconds',
    file: 'server/node/byte-range.ts',
    from: 'const spec = element.trim()',
    to: 'const spec = /^\\s*(\\d*)\\s*-\\s*(\\d*)\\s*$/.test(element) ? element.trim() : element.trim()',
    caughtBy: ['server/node/growth.test.ts', 'the time that range takes'],
  },
  {
    what: 'a log that cannot be written ends the server',
    file: 'server/node/access-log.ts',
    from: "  to.on('error', () => {})\n",
    to: '',
    caughtBy: ['server/node/access-log.test.ts', 'a full disk does not stop'],
  },
  {
    what: 'a reader that is gone does not end the log’s growth',
    file: 'server/node/access-log.ts',
    from: 'waiting.length >= limits.log',
    to: 'waiting.length < 0',
    caughtBy: ['server/node/access-log.test.ts', 'lines that nobody reads'],
  },
]
