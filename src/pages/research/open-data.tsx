import { openData } from '../../content/cases.ts'
import { linkedFiles } from '../../published-data/published-files.ts'
import { researchText } from './research.text.ts'

const text = researchText.data

/** Links to the files of all cases. Those of one are linked on its page. */
export function OpenData() {
  return (
    <section className="two-columns secondary-section open-data" aria-labelledby="data">
      <h2 id="data">{text.title}</h2>
      <div>
        <p className="links">
          {linkedFiles.map(({ path, link }) => (
            <a key={path} href={`/${path}`}>
              {link}
            </a>
          ))}
        </p>
        <p className="caption">
          <a href={openData.license.url}>{openData.license.name}</a>
        </p>
      </div>
    </section>
  )
}
