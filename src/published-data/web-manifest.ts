import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { organization } from '../content/organization.ts'
import { readTokenColor } from '../styles/read-token-color.ts'
import { formatJson } from './json.ts'

/** The side in pixels of the icon that a browser shows where it installs the site. */
export const manifestIconSize = 512

const ground = readTokenColor(readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8'), '--dark-ground')

/** Returns `/site.webmanifest` (W3C Web Application Manifest): what a browser that installs the site shows. */
export function renderWebManifest(): string {
  const size = `${manifestIconSize}x${manifestIconSize}`
  return formatJson({
    name: organization.name,
    short_name: organization.name.replace(/(\S)\S* */g, '$1'),
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: `/icon-${manifestIconSize}.png`, type: 'image/png', sizes: size, purpose: 'any maskable' },
    ],
  })
}
