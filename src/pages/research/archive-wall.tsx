import './archive-wall.css'
import type { ArchiveYear } from '../../content/archive.ts'
import { wallColumns, wallPlateSize } from '../../content/picture-parameters.ts'
import { researchText } from './research.text.ts'

const [wide, narrow] = wallColumns

/** Shows the plate of each report of a sealed year, in long rows on a wide screen and in short ones on a phone. */
export function ArchiveWall({ year, reports }: ArchiveYear) {
  const getSize = (columns: number) => ({
    width: columns * wallPlateSize,
    height: Math.ceil(reports / columns) * wallPlateSize,
  })
  // Names without a hash: what a sealed year shows does not change.
  const getUrl = (columns: number) => `/archive/${year}-${columns}.avif`
  return (
    <picture className="wall screen-only">
      <source media="(min-width: 48rem)" srcSet={getUrl(wide)} {...getSize(wide)} />
      <img src={getUrl(narrow)} {...getSize(narrow)} alt={`${reports} ${researchText.archive.plates}`} loading="lazy" />
    </picture>
  )
}
