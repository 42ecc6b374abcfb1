import type { Page } from '@playwright/test'

/**
 * Drops PDF files of these sizes on the page. They are created in it, because transferring them takes longer than the
 * test.
 */
export async function dropLargeFiles(page: Page, files: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate((files) => {
    const transfer = new DataTransfer()
    for (const [name, bytes] of Object.entries(files)) {
      const content = new Uint8Array(bytes)
      content.set(new TextEncoder().encode('%PDF-1.7'))
      transfer.items.add(new File([content], name))
    }
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  }, files)
}
