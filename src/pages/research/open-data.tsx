import { openData } from '../../content/cases.ts'
import { publishedFiles } from '../../published-data/file-urls.ts'
import { researchText } from './research.text.ts'

const text = researchText.data

/** Links to the files that people use, and to the others, folded. The readings are linked in their cases. */
export function OpenData() {
  return (
    <section className="two-columns secondary-section open-data" aria-labelledby="data">
      <h2 id="data">{text.title}</h2>
      <div>
        <p>
          {text.lead} {text.license} <a href={openData.license.url}>{openData.license.name}</a>.
        </p>
        <p className="links">
          {text.files.map(({ key, name }) => (
            <a key={key} href={`/${publishedFiles[key]}`}>
              {name}
            </a>
          ))}
        </p>
        <details className="screen-only">
          <summary>{text.others.title}</summary>
          <ul>
            {text.others.files.map(({ key, name, what }) => (
              <li key={key}>
                <a href={`/${publishedFiles[key]}`}>{name}</a> {what}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
