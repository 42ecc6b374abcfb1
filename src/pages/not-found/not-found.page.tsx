import './not-found.css'
import { PageIntro } from '../../components/page-intro.tsx'
import { Plate } from '../../components/plate.tsx'
import { mainPages, notFound } from '../../site.ts'
import { notFoundText as text } from './not-found.text.ts'

export default function NotFoundPage() {
  return (
    <div className="page">
      <PageIntro title={notFound.title}>
        <p className="lead-paragraph">{text.line}</p>
      </PageIntro>
      <div className="two-columns not-found">
        <h2 id="pages">{text.nextPages}</h2>
        <nav aria-labelledby="pages">
          <ul className="ruled-list">
            {mainPages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>
                  {page.name} <p className="caption screen-only">{text.contents[page.path]}</p>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Plate name="vortex" {...text.plate} sizes="(min-width: 60rem) 45vw, 92vw" />
      </div>
    </div>
  )
}
