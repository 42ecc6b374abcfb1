import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reviewText } from '../../../src/forms/review/review.text.ts'
import type { FormActions } from '../form-scenarios.ts'
import type { Visitor } from './visitor.ts'

/** Returns the form actions of any engine, which bring a form into the states of form-scenarios.ts. */
export function createVisitorActions(visitor: Visitor): FormActions {
  return {
    write: async (label, text) => {
      const type = await visitor.until(`a field labeled ${label}`, getType, label)
      // A long text is pasted and a date is picked; everything else is typed.
      const atOnce = type === 'datetime-local' || text.length > 200
      await (atOnce ? visitor.pick(label, text) : visitor.fill(label, text))
    },
    choose: async (label, option) =>
      visitor.pick(label, await visitor.until(`${option} in ${label}`, optionValue, label, option)),
    press: (button) => visitor.click('button', button),
    tick: (box) => visitor.click('field', box),
    add: async (files) => {
      const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
      for (const { name, buffer } of files) writeFileSync(join(folder, name), buffer)
      await visitor.driver.attach(files.map(({ name }) => join(folder, name)))
    },
    see: (words) => visitor.sees(words),
    seeReview: async () => {
      const shown = await visitor.until('the review', findReviewOrErrors, reviewText.referenceNote)
      if (shown !== 'review') throw new Error(`There is no review. ${shown}`)
    },
    run: async (script) => void (await visitor.driver.run(new Function(script) as () => undefined)),
  }
}

/** Downloads the package and returns its bytes from the disk. */
export async function saveInEngine(visitor: Visitor): Promise<Buffer> {
  const actions = createVisitorActions(visitor)
  await actions.press('Save the file')
  await actions.see('asked to save it as ')
  let archive: Buffer | undefined
  await expect(async () => {
    const [name = ''] = readdirSync(visitor.driver.downloads).filter((each) => each.endsWith('.zip'))
    archive = readFileSync(join(visitor.driver.downloads, name))
    // The end of central directory record is written last.
    expect(archive.includes('PK\x05\x06')).toBe(true)
    rmSync(join(visitor.driver.downloads, name))
  }).toPass()
  return archive ?? Buffer.alloc(0)
}

// The functions below run in the page and can use nothing of this file.

function getType(label: string): string | undefined {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.trim().startsWith(label))
  return (found?.control as HTMLInputElement | null)?.type
}

function optionValue(label: string, option: string): string | undefined {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.trim().startsWith(label))
  const list = (found?.control ?? document.querySelector(`[aria-label^="${label}"]`)) as HTMLSelectElement | null
  return [...(list?.options ?? [])].find((each) => each.text === option)?.value
}

function findReviewOrErrors(note: string): string | undefined {
  const errors = document.querySelector<HTMLElement>('section[aria-labelledby$="-errors-title"]')
  return errors?.innerText ?? (document.body.innerText.includes(note) ? 'review' : undefined)
}
