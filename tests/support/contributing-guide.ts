import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { WorkingCopy } from './working-copy.ts'

/** One numbered step of a section of CONTRIBUTING.md: the paths that it names and the commands that it gives, in order. */
interface GuideStep {
  readonly text: string
  readonly paths: readonly string[]
  readonly commands: readonly (readonly string[])[]
}

/** What somebody writes who follows one step. */
export type Contribution = (copy: WorkingCopy) => void

/** Reads the numbered steps of the section with this title, with `<name>` replaced by `name`. */
function readSteps(title: string, name: string): GuideStep[] {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`## ${title}\n`)
  const [list = ''] = section.split('\n## ')
  return [...list.replaceAll('<name>', name).matchAll(/^\d\. .+(?:\n {3}.+)*/gm)].map(([text]) => {
    const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    return {
      text,
      paths: quoted.filter((code) => /^[\w-]+\/\S*$/.test(code)),
      commands: quoted.filter((code) => code.startsWith('npm ')).map((code) => code.split(' ').slice(1)),
    }
  })
}

/**
 * Follows a section of CONTRIBUTING.md in a copy of the tree: for each of its steps writes what `contributions` has for it,
 * and runs the step's commands. Fails where the numbers of both differ, where a file is written that the step does not
 * name, and where a command fails.
 */
export function followGuide(
  copy: WorkingCopy,
  title: string,
  name: string,
  contributions: readonly Contribution[],
): void {
  const steps = readSteps(title, name)
  expect(steps.length, `“${title}” has as many steps as the test follows`).toBe(contributions.length)
  for (const [index, { text, paths, commands }] of steps.entries()) {
    copy.written.length = 0
    contributions[index]?.(copy)
    const isNamed = (file: string) => paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))
    expect(
      copy.written.filter((file) => !isNamed(file)),
      text,
    ).toEqual([])
    for (const command of commands) {
      const { status, output } = copy.npm(command)
      expect(status, `npm ${command.join(' ')} failed.\n${output}`).toBe(0)
    }
  }
}
