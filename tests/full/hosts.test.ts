// One policy on every host: the same rules for each program, and in docs/deploy.md the table of what it answers.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { satisfies } from 'semver'
import { prepareResources } from '../../server/node/resources.ts'
import { readBuild } from '../../server/policy/build-manifest.ts'
import { findFreePort } from '../../tooling/free-port.ts'
import { createTemporaryDirectory } from '../../tooling/run-nginx.ts'
import { checkHost, ruleNames } from '../support/hosting/check-host.ts'
import { realHosts, wrangler } from '../support/hosting/real-hosts.ts'

const documented = readFileSync('docs/deploy.md', 'utf8').replaceAll(/ +\|/g, ' |').split('\n')

for (const [name, run] of Object.entries(realHosts)) {
  test(`${name} does about the policy what docs/deploy.md says`, async () => {
    test.setTimeout(180_000)
    const isOld = name.startsWith('Cloudflare') && !satisfies(process.versions.node, `>=${wrangler.node}`)
    test.skip(isOld, `wrangler ${wrangler.version} needs Node ${wrangler.node}; this is ${process.versions.node}`)
    const folder = createTemporaryDirectory()
    const dist = join(folder, 'dist')
    cpSync('dist', dist, { recursive: true })
    const port = await findFreePort()
    const stop = await run(folder, port)
    const results = await checkHost(port, prepareResources(readBuild(dist), true), dist).finally(stop)
    rmSync(folder, { recursive: true })
    const row = `| ${[name, ...ruleNames.map((rule) => results[rule])].join(' | ')} |`
    process.stdout.write(`${row}\n`)
    expect(documented.filter((line) => line.startsWith(`| ${name} |`))).toContain(row)
  })
}
