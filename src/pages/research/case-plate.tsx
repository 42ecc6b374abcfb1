import { hasPlate } from '../../components/media-urls.ts'
import { Figure, getFullSizePlate, Plate } from '../../components/plate.tsx'
import type { ResearchCase } from '../../content/cases.ts'

interface Props {
  readonly researchCase: ResearchCase
  readonly isFeatured: boolean
  readonly number: number | string
}

/** Shows a case's plate; one of twice the height moves through its own time as the page is scrolled. */
export function CasePlate({ researchCase, isFeatured, number }: Props) {
  const { id, alt, plate } = researchCase
  const shown = getShownPlate(researchCase)
  const sizes = isFeatured ? '(min-width: 60rem) 30vw, 45vw' : '(min-width: 60rem) 20vw, (min-width: 40rem) 30vw, 45vw'
  const picture = <Plate name={shown} alt={alt} sizes={sizes} />
  return (
    <Figure number={number} caption={plate} fullSize={getFullSizePlate(id)}>
      {shown === id ? picture : <div className="case-viewport">{picture}</div>}
    </Figure>
  )
}

/** Returns the name of a case's plate: the one of twice the height, where there is one. */
export function getShownPlate({ id }: ResearchCase): string {
  const tall = `${id}-tall`
  return hasPlate(tall) ? tall : id
}
