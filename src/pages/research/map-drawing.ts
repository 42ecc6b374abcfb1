import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The SVG file with the outline of the states, as `npm run generate -- map` writes it. */
export const mapDrawing = readFileSync(join(import.meta.dirname, '../../../media/map/us-outline.svg'), 'utf8')
