import './not-found.css'
import { EquationDetails } from '../../components/equation.tsx'
import { layoutText } from '../../components/layout.text.ts'
import { PageIntro } from '../../components/page-intro.tsx'
import { Figure, NegativePrintNote, Plate } from '../../components/plate.tsx'
import { getPlateEquation } from '../../content/equations.ts'
import { notFound, pages } from '../../site.ts'
import { notFoundText as text } from './not-found.text.ts'

export default function NotFoundPage() {
  return (
    <div className="page">
      <PageIntro title={notFound.title}>
        <p className="lead-paragraph">{text.line}</p>
      </PageIntro>
      <div className="two-columns not-found">
        <nav aria-label={text.nextPages}>
          <h2>{text.nextPages}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Figure number={1} caption={text.caption}>
          <Plate name="vortex" alt={text.alt} sizes="(min-width: 60rem) 45vw, 92vw" isPriority />
          <EquationDetails
            title={layoutText.equation}
            of={layoutText.figure(1)}
            equation={getPlateEquation('vortex')}
          />
        </Figure>
      </div>
      <NegativePrintNote />
    </div>
  )
}
