import { openData } from '../../content/cases.ts'
import { publishedFiles } from '../../published-data/file-urls.ts'
import { researchText } from './research.text.ts'

const text = researchText.data

/** Links to the files of all cases. Those of one are linked on its page. */
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
      </div>
    </section>
  )
}
