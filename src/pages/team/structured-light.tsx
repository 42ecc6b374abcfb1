import './structured-light.css'
import { createDensitySrcSet, getMediaUrl } from '../../components/media-urls.ts'
import { Figure } from '../../components/plate.tsx'
import { portraitParameters } from '../../content/picture-parameters.ts'
import { members } from '../../content/team.ts'
import { teamText } from './team.text.ts'

const text = teamText.measured
const exampleMember = members.find(({ portrait }) => portrait === portraitParameters.example)
if (!exampleMember) throw new Error(`The large portrait, ${portraitParameters.example}, is of no member.`)
const largeAlt = `${exampleMember.name}. ${text.largeAlt}`

export function StructuredLight() {
  return (
    <section className="structured-light three-columns" aria-labelledby="measured">
      <div>
        <h2 id="measured">{text.title}</h2>
        <p className="lead-paragraph">{text.lead}</p>
      </div>
      <Figure number={1} caption={text.large} fullSize={getMediaUrl('portraits/large-1632.avif')}>
        <LargePortrait />
      </Figure>
    </section>
  )
}

function LargePortrait() {
  const phone = '(max-width: 39.99rem)'
  return (
    <picture className="portrait portrait-large">
      <source media={phone} type="image/avif" srcSet={createDensitySrcSet('large', 600, [600, 1200], 'avif')} />
      <source type="image/avif" srcSet={createDensitySrcSet('large', 816, [816, 1224, 1632], 'avif')} />
      <source media={phone} srcSet={getMediaUrl('portraits/large-600.webp')} />
      <img
        src={getMediaUrl('portraits/large-816.webp')}
        width={816}
        height={1020}
        alt={largeAlt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
