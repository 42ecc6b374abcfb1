import './not-found.css'
import { Lead } from '../../parts/lead.tsx'
import { Figure, Plate } from '../../parts/plate.tsx'
import { notFound, pages } from '../../site.ts'
import { notFoundText as text } from './not-found.text.ts'

export default function NotFoundPage() {
  return (
    <div className="page">
      <Lead title={notFound.title}>
        <p className="opening">{text.line}</p>
      </Lead>
      <div className="split lost">
        <nav aria-label={text.onward}>
          <h2>{text.onward}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Figure number={1} caption={text.caption}>
          <Plate name="threshold" alt={text.alt} sizes="(min-width: 48rem) 55vw, 92vw" first />
        </Figure>
      </div>
    </div>
  )
}
