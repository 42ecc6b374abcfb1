import './measured.css'
import { portraitEquation, stepsEquation } from '../../content/equations.ts'
import { fringes } from '../../content/recipes.ts'
import { team } from '../../content/team.ts'
import { EquationFold, Mathematics } from '../../parts/equation.tsx'
import { Figure } from '../../parts/plate.tsx'
import { byDensity, portraitUrl } from '../../parts/portrait-files.ts'
import { teamText } from './team.text.ts'

const text = teamText.measured
const sitter = team.find(({ portrait }) => portrait === fringes.example)

/** How the portraits are made: one large enough to follow its lines, and the four from which the depth is computed. */
export function Measured() {
  return (
    <section className="measured" aria-labelledby="measured">
      <div className="measured-words">
        <h2 id="measured">{text.title}</h2>
        <p className="opening">{text.opening}</p>
        <p>{text.rest}</p>
        <EquationFold title={text.fold} equation={portraitEquation} />
      </div>
      <Figure number={1} caption={text.large} nearer={portraitUrl(fringes.example, 1600, 'avif')}>
        <Large />
      </Figure>
      <Figure number={2} caption={text.four}>
        <div className="steps">
          {text.steps.map((alt, i) => (
            <Step key={alt} number={i + 1} alt={alt} />
          ))}
          <img
            className="depth"
            src={portraitUrl('depth', 450, 'webp')}
            srcSet={`${portraitUrl('depth', 450, 'avif')} 450w, ${portraitUrl('depth', 900, 'avif')} 900w`}
            sizes="(min-width: 60rem) 38rem, (min-width: 40rem) 50vw, 92vw"
            width={900}
            height={900}
            alt={text.depth}
            loading="lazy"
            decoding="async"
          />
        </div>
        <Mathematics term={stepsEquation} block />
      </Figure>
    </section>
  )
}

/** At most 800 px wide; a phone gets the middle of 600 px, files it has already where its screen is of the densest. */
function Large() {
  const name = fringes.example
  const phone = '(max-width: 39.99rem)'
  return (
    <picture className="portrait large">
      <source media={phone} type="image/avif" srcSet={byDensity(name, 600, [600, 1200], 'avif')} />
      <source type="image/avif" srcSet={byDensity(name, 800, [800, 1200, 1600], 'avif')} />
      <source media={phone} srcSet={portraitUrl(name, 600, 'webp')} />
      <img
        src={portraitUrl(name, 800, 'webp')}
        width={800}
        height={1000}
        alt={`${sitter?.name}. ${text.largeAlt}`}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

function Step({ number, alt }: { readonly number: number; readonly alt: string }) {
  const name = `step-${number}`
  return (
    <div className="step">
      <picture>
        <source type="image/avif" srcSet={byDensity(name, 300, [300, 450, 600, 900], 'avif')} />
        <img src={portraitUrl(name, 300, 'webp')} width={300} height={300} alt={alt} loading="lazy" decoding="async" />
      </picture>
      <span>
        <Mathematics term={{ base: 'I', sub: String(number) }} />
      </span>
    </div>
  )
}
