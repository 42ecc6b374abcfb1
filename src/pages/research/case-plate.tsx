import type { Case } from '../../content/cases.ts'
import { Plate } from '../../parts/plate.tsx'
import { isPlate } from '../../parts/plate-files.ts'

interface Props {
  readonly of: Case
  /** The case that the page opens with. */
  readonly leading: boolean
}

/** A case's plate. The leading one, where it is computed at twice the height, moves through its own time as the page is scrolled. */
export function CasePlate({ of: { id, alt }, leading }: Props) {
  const sizes = leading ? '(min-width: 60rem) 61vw, 92vw' : '(min-width: 40rem) 30vw, 92vw'
  const tall = `${id}tall`
  if (!leading || !isPlate(tall)) return <Plate name={id} alt={alt} sizes={sizes} first={leading} />
  return (
    <div className="case-window">
      <Plate name={tall} alt={alt} sizes={sizes} first />
    </div>
  )
}
