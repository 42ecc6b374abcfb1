import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumHere } from '../machine/browser.ts'
import { organization } from '../src/content/organization.ts'
import { fringes } from '../src/content/recipes.ts'
import { linesIn, markHeight } from '../src/parts/mark.lines.ts'
import { home, nameOf, type Page, pages, team } from '../src/site.ts'
import { ffmpeg, words } from './ffmpeg.ts'
import { cuts, frameStill, rollOf } from './film.ts'
import { developed, litBy } from './fringes.ts'
import { palette } from './palette.ts'
import { exposePlate, plates } from './plates.ts'
import { readSitter } from './portraits.ts'
import type { Gray } from './still.ts'

const width = 1200
const height = 630
/** The part of a card that is not the home page's which its picture fills, and what that shows of a portrait. */
const half = 660
const face = { left: 128, top: 40, width: 704, height: 672 }

/** The plate on each page's card. The home page shows frame 0 of its film, the team one of its portraits. */
const plateOf: Readonly<Record<string, string>> = {
  '/about': 'network',
  '/research': 'uncharted',
  '/report': 'resonance',
  '/contact': 'cascade',
}

/** Writes NAME.jpg, 1200x630, for every page of `src/site.ts` into `folder`. Chromium sets the type. */
export async function makeCards(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const font = (await readFile(join(root, 'media/fonts/archivo.woff2'))).toString('base64')
  const browser = await chromium.launch(chromiumHere())
  try {
    const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
    for (const page of pages) {
      await tab.setContent(await markup(page, font, join(root, 'media/portraits')))
      await tab.evaluate(() => Promise.all([document.fonts.ready, ...Array.from(document.images, (i) => i.decode())]))
      const picture = words(
        '-i - -frames:v 1 -map_metadata -1 -flags +bitexact -huffman optimal -pix_fmt yuvj444p -q:v 4',
      )
      await ffmpeg([...picture, join(folder, `${nameOf(page)}.jpg`)], [await tab.screenshot()])
    }
  } finally {
    await browser.close()
  }
}

async function markup(page: Page, font: string, portraits: string): Promise<string> {
  const picture = await pictureOf(page, portraits)
  return `<!doctype html><style>${style(font)}</style><body class="${page === home ? 'whole' : 'half'}">
<img src="data:image/png;base64,${(await png(picture)).toString('base64')}" alt="">
<div class="name">${mark()}<span>${organization.name.replace(/ (?=\S+$)/, '<br>')}</span></div>
<h1>${page.heading ?? page.title}</h1>`
}

/** Frame 0 of the film, a face under its lines (computed for this card: lines are never scaled), or a plate. */
async function pictureOf(page: Page, folder: string): Promise<Gray> {
  const [film] = cuts
  if (page === home) return frameStill(rollOf(film), 0)
  if (page === team) return developed(litBy(await readSitter(folder, fringes.example), face, half))
  const plate = plates.find((one) => one.name === plateOf[page.path])
  if (!plate) throw new Error(`media/share.ts names no plate for ${page.path}.`)
  return exposePlate(plate, (height * 16) / 10)
}

function style(font: string): string {
  return `
@font-face { font-family: Archivo; font-weight: 450 600; src: url("data:font/woff2;base64,${font}") }
body { position: relative; width: ${width}px; height: ${height}px; margin: 0; overflow: hidden; background: ${palette.black};
  color: ${palette.silver}; font: 600 34px/1.06 Archivo }
img { position: absolute; inset: 0 0 0 auto; height: 100%; object-fit: cover }
.half img { width: ${half}px }
.whole img { width: 100% }
.whole::before { content: ""; position: absolute; inset: 0; z-index: 1;
  background: linear-gradient(${palette.black}80, ${palette.black}00 32%, ${palette.black}bf 80%) }
.name { position: absolute; z-index: 2; left: 64px; top: 60px; display: flex; gap: 24px; letter-spacing: -0.02em }
.half h1 { font-size: 86px; width: 480px }
h1 { position: absolute; z-index: 2; left: 60px; bottom: 56px; margin: 0; font: 600 136px/0.96 Archivo;
  letter-spacing: -0.035em; text-wrap: balance }`
}

/** The mark as tall as the two lines of the name beside it. */
function mark(): string {
  const tall = 72
  const lines = linesIn((tall * 54) / markHeight, (tall * 3) / markHeight)
  const rect = (line: (typeof lines)[number]) =>
    `<rect x="${line.x}" width="${line.width}" height="${tall}" fill="${line.live ? palette.redOnBlack : palette.silver}"/>`
  return `<svg width="81" height="${tall}">${lines.map(rect).join('')}</svg>`
}

function png({ width, height, pixels }: Gray): Promise<Buffer> {
  const source = words(`-f rawvideo -pix_fmt gray -s ${width}x${height} -i -`)
  return ffmpeg([...source, ...words('-frames:v 1 -c:v png -f image2pipe -')], [pixels])
}
