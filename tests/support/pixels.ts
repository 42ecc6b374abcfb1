import type { Page } from '@playwright/test'

/** A picture as a browser shows it: red, green, blue and alpha of each pixel, row by row. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/** Returns the pixels of a JPEG or PNG, decoded and oriented by the browser of a page. */
export async function readPixels(page: Page, picture: Uint8Array): Promise<Pixels> {
  const { width, height, url } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(bitmap, 0, 0)
    const reader = new FileReader()
    reader.readAsDataURL(new Blob([context.getImageData(0, 0, width, height).data]))
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return { width, height, url: String(reader.result) }
  }, Buffer.from(picture).toString('base64'))
  return { width, height, data: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
