import { openData } from '../../content/cases.ts'
import { recordFiles } from '../../record/addresses.ts'
import { caseFields } from '../../record/case-fields.ts'
import { researchText } from './research.text.ts'

const text = researchText.data

/** The case list for programs: the files, what their fields mean, and the feed. */
export function OpenData() {
  return (
    <section className="split service data" aria-labelledby="data">
      <h2 id="data">{text.title}</h2>
      <div>
        <p>{text.lead}</p>
        <ul>
          {text.files.map(({ key, name, what }) => (
            <li key={key}>
              <a href={`/${recordFiles[key]}`}>{name}</a>. {what}
            </li>
          ))}
        </ul>
        <details>
          <summary>{text.fields}</summary>
          <dl>
            {caseFields.map(({ name, meaning }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p className="caption">
          {text.license} <a href={openData.license.address}>{openData.license.name}</a>.
        </p>
      </div>
    </section>
  )
}
