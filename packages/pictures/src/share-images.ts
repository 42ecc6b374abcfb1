import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createMarkLines, markHeight } from '../../../src/components/logo-mark.lines.ts'
import type { ResearchCase } from '../../../src/content/cases.ts'
import { fonts } from '../../../src/content/fonts.ts'
import { organization } from '../../../src/content/organization.ts'
import { portraitParameters } from '../../../src/content/picture-parameters.ts'
import { getShareName, home, type SitePage, team } from '../../../src/site.ts'
import { getChromiumOptions } from '../../../tooling/chromium.ts'
import type { GrayImage } from './encode-images.ts'
import { runFfmpeg, splitOptions } from './ffmpeg.ts'
import { createCarpetStrip, filmCuts, renderFrame } from './film.ts'
import { renderFringes, toneMap } from './fringe-pattern.ts'
import { type PlateName, plateOutputs, renderPlate } from './plates.ts'
import { readPortraitModel } from './portraits.ts'
import { getTokenColor } from './token-colors.ts'

export const shareColors = {
  ground: getTokenColor('--dark-ground'),
  text: getTokenColor('--dark-text'),
  accent: getTokenColor('--dark-accent'),
}

const width = 1200
const height = 630
/** The width of the picture on a share image other than the home page's, and the part of a portrait that it shows. */
const half = 660
const face = { left: 128, top: 40, width: 704, height: 672 }

/** The plate on a page's image, where it is not the usual. The home page shows frame 0 of its film, the team a portrait. */
const plateByPath: Readonly<Record<string, PlateName>> = {
  '/research': 'excellence',
  '/report': 'vortex',
  '/about': 'directions',
}
const usualPlate: PlateName = 'network'

/** Writes NAME.jpg, 1200x630, for a page into `folder`. Chromium sets the type. */
export async function generateShareImage(root: string, folder: string, page: SitePage): Promise<void> {
  await mkdir(folder, { recursive: true })
  const font = (await readFile(join(root, 'media/fonts/sans.woff2'))).toString('base64')
  const browser = await chromium.launch(getChromiumOptions())
  try {
    const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
    await tab.setContent(await markup(page, font, join(root, 'media/portraits')))
    await tab.evaluate(() => Promise.all([document.fonts.ready, ...Array.from(document.images, (i) => i.decode())]))
    const picture = splitOptions(
      '-i - -frames:v 1 -map_metadata -1 -flags +bitexact -huffman optimal -pix_fmt yuvj444p -q:v 4',
    )
    await runFfmpeg([...picture, join(folder, `${getShareName(page)}.jpg`)], [await tab.screenshot()])
  } finally {
    await browser.close()
  }
}

async function markup(page: SitePage, font: string, portraits: string): Promise<string> {
  const name = `<div class="name">${mark()}<span>${organization.name.replace(/ (?=\S+$)/, '<br>')}</span></div>`
  const { researchCase } = page
  if (researchCase) return `<!doctype html><style>${style(font)}</style><body>${name}${figure(researchCase)}`
  const picture = await renderPicture(page, portraits)
  return `<!doctype html><style>${style(font)}</style><body class="${page === home ? 'whole' : 'half'}">
<img src="data:image/png;base64,${(await png(picture)).toString('base64')}" alt="">
${name}
<h1>${page.heading ?? page.title}<small>${page.shareWords ?? ''}</small></h1>`
}

/** Returns a case as its figure, as large as the width carries, with its name above and its words below. */
function figure({ name, location, figure: { value, words } }: ResearchCase): string {
  // A letter of the face is 0.51 of its size wide in the mean of a figure.
  const size = Math.min(184, 1080 / (0.51 * value.length))
  return `<div class="figure"><b>${name}, ${location}</b>
<strong style="font-size: ${size}px">${value}</strong>
<span>${words}</span></div>`
}

async function renderPicture(page: SitePage, folder: string): Promise<GrayImage> {
  const [film] = filmCuts
  if (page === home) return renderFrame(createCarpetStrip(film), 0)
  if (page === team)
    return toneMap(renderFringes(await readPortraitModel(folder, portraitParameters.example), face, half))
  const name = plateByPath[page.path] ?? usualPlate
  const plate = plateOutputs.find((output) => output.name === name)
  if (!plate) throw new Error(`There are no parameters for the plate ${name}.`)
  return renderPlate(plate, (height * 16) / 10)
}

function style(font: string): string {
  return `
@font-face { font-family: sans; font-weight: ${fonts.sans.weights.min} ${fonts.sans.weights.max}; src: url("data:font/woff2;base64,${font}") }
body { position: relative; width: ${width}px; height: ${height}px; margin: 0; overflow: hidden; background: ${shareColors.ground};
  color: ${shareColors.text}; font: 600 34px/1.06 sans }
img { position: absolute; inset: 0 0 0 auto; height: 100%; object-fit: cover }
.half img { width: ${half}px }
.whole img { width: 100% }
.whole::before { content: ""; position: absolute; inset: 0; z-index: 1;
  background: linear-gradient(${shareColors.ground}80, ${shareColors.ground}00 26%, ${shareColors.ground}e6 70%) }
.name { position: absolute; z-index: 2; left: 64px; top: 60px; display: flex; gap: 24px; letter-spacing: -0.02em }
.half h1 { font-size: 86px; width: 480px }
h1 { position: absolute; z-index: 2; left: 60px; bottom: 56px; margin: 0; font: 600 136px/0.96 sans;
  letter-spacing: -0.035em; text-wrap: balance }
small { display: block; font: 450 34px/1.25 sans; letter-spacing: -0.01em }
small:not(:empty) { margin: 28px 0 0 6px }
.figure { position: absolute; inset: auto 60px 58px; display: grid; gap: 22px }
.figure b { font-weight: 600; font-size: 40px; letter-spacing: -0.02em }
.figure strong { font-weight: 600; line-height: 1; letter-spacing: -0.035em; margin-left: -0.04em; white-space: nowrap }
.figure span { font-weight: 450; font-size: 34px; line-height: 1.25; max-width: 1000px; text-wrap: balance }`
}

function mark(): string {
  const tall = 72
  const lines = createMarkLines((tall * 54) / markHeight, (tall * 3) / markHeight)
  const rect = (line: (typeof lines)[number]) =>
    `<rect x="${line.x}" width="${line.width}" height="${tall}" fill="${line.isAccent ? shareColors.accent : shareColors.text}"/>`
  return `<svg width="81" height="${tall}">${lines.map(rect).join('')}</svg>`
}

function png({ width, height, pixels }: GrayImage): Promise<Buffer> {
  const source = splitOptions(`-f rawvideo -pix_fmt gray -s ${width}x${height} -i -`)
  return runFfmpeg([...source, ...splitOptions('-frames:v 1 -c:v png -f image2pipe -')], [pixels])
}
