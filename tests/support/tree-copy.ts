import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../machine/free-port.ts'

const left = ['node_modules', '.git', 'test-results', 'looks', 'dist']

/** What a program said, and whether it was content. */
interface Outcome {
  readonly status: number | null
  readonly output: string
}

/** A copy of this tree to change and to build, as somebody who follows CONTRIBUTING.md would. */
export class TreeCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'walk-'))

  constructor() {
    cpSync('.', this.folder, { recursive: true, filter: (path) => !left.includes(path) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'))
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  makeFolder(folder: string): void {
    mkdirSync(join(this.folder, folder), { recursive: true })
  }

  /** Replaces the first `from`. Throws where there is none. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    this.write(
      file,
      text.replace(from, () => to),
    )
  }

  /** Gives `folder` a second set of the files that begin with `from`, beginning with `to`, as a recipe would make it. */
  copyFiles(folder: string, from: string, to: string): void {
    const path = (name: string) => join(this.folder, folder, name)
    for (const name of readdirSync(path('')).filter((each) => each.startsWith(from)))
      cpSync(path(name), path(name.replace(from, to)))
  }

  build(): Outcome {
    const npm = process.env.npm_execpath
    if (!npm) throw new Error('Run this as npm run proof.')
    return this.#run([npm, 'run', '--silent', 'build'])
  }

  check(): Outcome {
    return this.#run(['node_modules/typescript/bin/tsc'])
  }

  /** Runs test files of the copy, those that have one of `words` in their path. */
  async test(...words: readonly string[]): Promise<Outcome> {
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter', 'line', ...words]
    return this.#run(args, { SITE_PORT: String(await freePort()) })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  #run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
    const options = { cwd: this.folder, encoding: 'utf8' as const, env: { ...process.env, FORCE_COLOR: '0', ...env } }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { status, output: stdout + stderr }
  }
}
