import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The exit code of a program, and all that it printed. */
export interface ProgramResult {
  readonly status: number | null
  readonly output: string
}

/** A copy of this tree to change, build and test. */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'working-copy-'))
  /** The files that were written, in order. */
  readonly written: string[] = []

  /** Copies this tree without the files of Git and of test runs, and with its build only if `hasBuild`. */
  constructor({ hasBuild = false } = {}) {
    const omitted = ['node_modules', '.git', 'test-results', ...(hasBuild ? [] : ['dist'])]
    cpSync('.', this.folder, { recursive: true, filter: (path) => !omitted.includes(path) })
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

  /** Replaces the only `from`. Throws if there is none, or more than one. */
  edit(file: string, from: string, to: string): void {
    const parts = this.read(file).split(from)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places that read ${from}`)
    this.write(file, parts.join(to))
  }

  build(env: NodeJS.ProcessEnv = {}): ProgramResult {
    return this.npm(['run', '--silent', 'build'], env)
  }

  npm(args: readonly string[], env: NodeJS.ProcessEnv = {}): ProgramResult {
    const npm = process.env.npm_execpath
    if (!npm) throw new Error('Run this as npm test or npm run test:full.')
    return this.node([npm, ...args], env)
  }

  node(args: readonly string[], env: NodeJS.ProcessEnv = {}): ProgramResult {
    const options = { cwd: this.folder, encoding: 'utf8' as const, env: { ...process.env, FORCE_COLOR: '0', ...env } }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { status, output: stdout + stderr }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
