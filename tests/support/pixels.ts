import { type Page, test } from '@playwright/test'

/**
 * Creates a reader of the pixels of a picture as a browser shows them, with its size as it is oriented. One page shows them
 * all: a file's tests run one after the other, in one worker.
 */
export function createPixelReader(): (format: 'jpeg' | 'png', bytes: Uint8Array) => Promise<string> {
  test.describe.configure({ mode: 'default' })
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
  })
  test.afterAll(() => page.close())
  return (format, bytes) => page.evaluate(show, [format, Buffer.from(bytes).toString('base64')] as const)
}

// Runs in the page and can use nothing of this file.
async function show([format, base64]: readonly [string, string]): Promise<string> {
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([data], { type: `image/${format}` }))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  return `${picture.width}x${picture.height} ${canvas?.getImageData(0, 0, picture.width, picture.height).data.join()}`
}
