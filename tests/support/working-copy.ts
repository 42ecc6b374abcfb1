import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from '../../tooling/free-port.ts'

const leftOut = ['node_modules', '.git', 'test-results', 'visual-diff', 'dist', 'releases']

/** The exit code of a program, and all that it printed. */
export interface ProgramResult {
  readonly status: number | null
  readonly output: string
}

/** A copy of this tree to change and to build, following CONTRIBUTING.md. */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'working-copy-'))
  /** The files that were written, in order. */
  readonly written: string[] = []

  constructor() {
    cpSync('.', this.folder, { recursive: true, filter: (path) => !leftOut.includes(path) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'))
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    this.written.push(file)
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  /** Replaces the first `from`. Throws if there is none. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    this.write(
      file,
      text.replace(from, () => to),
    )
  }

  /**
   * Adds to `folder` a second set of the files that begin with `from`, beginning with `to`, as a generator would make it.
   */
  copyFiles(folder: string, from: string, to: string): void {
    const path = (name: string) => join(this.folder, folder, name)
    for (const name of readdirSync(path('')).filter((each) => each.startsWith(from)))
      cpSync(path(name), path(name.replace(from, to)))
  }

  build(env: NodeJS.ProcessEnv = {}): ProgramResult {
    return this.npm(['run', '--silent', 'build'], env)
  }

  npm(args: readonly string[], env: NodeJS.ProcessEnv = {}): ProgramResult {
    const npm = process.env.npm_execpath
    if (!npm) throw new Error('Run this as npm test or npm run test:full.')
    return this.#run([npm, ...args], env)
  }

  /** Runs test files of the copy, those that have one of `words` in their path. */
  async test(...words: readonly string[]): Promise<ProgramResult> {
    const args = ['node_modules/@playwright/test/cli.js', 'test', ...words]
    return this.#run(args, { SITE_PORT: String(await findFreePort()) })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  #run(args: readonly string[], env: NodeJS.ProcessEnv = {}): ProgramResult {
    const options = { cwd: this.folder, encoding: 'utf8' as const, env: { ...process.env, FORCE_COLOR: '0', ...env } }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { status, output: stdout + stderr }
  }
}
