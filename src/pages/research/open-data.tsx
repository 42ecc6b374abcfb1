import { LinkList } from '../../components/link-list.tsx'
import { openData } from '../../content/cases.ts'
import { publishedFiles } from '../../published-data/file-urls.ts'
import { getFileName, readingFiles } from '../../published-data/readings.ts'
import { researchText } from './research.text.ts'

const text = researchText.data

export function OpenData() {
  return (
    <section className="two-columns secondary-section open-data" aria-labelledby="data">
      <h2 id="data">{text.title}</h2>
      <div>
        <p>{text.lead}</p>
        <ul>
          {text.files.map(({ key, name, what }) => (
            <li key={key}>
              <a href={`/${publishedFiles[key]}`}>{name}</a>. {what}
            </li>
          ))}
          <li>
            {text.readings} <LinkList links={readingFiles.map((file) => [`/${file.path}`, getFileName(file)])} />
          </li>
        </ul>
        <p className="caption">
          {text.license} <a href={openData.license.url}>{openData.license.name}</a>.
        </p>
      </div>
    </section>
  )
}
