import '../../components/stop-checkbox.css'
import './hero-film.css'
import { layoutText } from '../../components/layout.text.ts'
import { createWidthSrcSet, getMediaUrl, type ImageFormat } from '../../components/media-urls.ts'
import { FullSizeLink, NegativePrintNote } from '../../components/plate.tsx'
import { homeText as text } from './home.text.ts'

/** The portrait version. Poster and film need the same condition, or the picture changes when the film starts. */
const portraitMedia = '(max-aspect-ratio: 3/4)'
// A source that does not match is never fetched: with reduced motion no film is loaded.
const motionMedia = '(prefers-reduced-motion: no-preference)'
const av1 = 'video/webm; codecs="av01.0.08M.08"'
const h264 = 'video/mp4; codecs="avc1.640028"'

const url = (file: string) => getMediaUrl(`film/${file}`)
const posters = (shape: string, widths: readonly number[], format: ImageFormat) =>
  createWidthSrcSet(`film/poster-${shape}`, widths, format)

/** Shows the film over its first frame. The control below hides it by CSS alone. */
export function HeroFilm() {
  return (
    <div className="film">
      <picture>
        <source
          media={portraitMedia}
          type="image/avif"
          srcSet={posters('portrait', [480, 720], 'avif')}
          sizes="100vw"
        />
        <source media={portraitMedia} type="image/webp" srcSet={posters('portrait', [480], 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={posters('landscape', [960, 1280, 1920], 'avif')} sizes="100vw" />
        <source type="image/webp" srcSet={posters('landscape', [960, 1280, 1920], 'webp')} sizes="100vw" />
        <img src={url('poster-landscape-1280.jpg')} width={1280} height={720} alt="" fetchPriority="high" />
      </picture>
      <video autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} width={1280} height={720}>
        <source media={`${motionMedia} and ${portraitMedia}`} type={av1} src={url('portrait-720.webm')} />
        <source media={`${motionMedia} and ${portraitMedia}`} type={h264} src={url('portrait-720.mp4')} />
        <source media={`${motionMedia} and (min-width: 90rem)`} type={av1} src={url('landscape-1920.webm')} />
        <source media={`${motionMedia} and (min-width: 90rem)`} type={h264} src={url('landscape-1920.mp4')} />
        <source media={motionMedia} type={av1} src={url('landscape-1280.webm')} />
        <source media={motionMedia} type={h264} src={url('landscape-1280.mp4')} />
      </video>
    </div>
  )
}

/** Shows what the film is, and the control that stops it and the length beside it. */
export function FilmNotes() {
  return (
    <div className="film-notes dark-surface" id="film-notes">
      <div>
        <p className="caption">
          <b>{`${layoutText.figure(1)}.`}</b> {text.filmCaption}
          <NegativePrintNote />
          <FullSizeLink number={1} url={url('poster-landscape-1920.avif')} />
        </p>
        <StopButton />
      </div>
    </div>
  )
}

/**
 * Shows a checkbox as a button, whose words are what a press does next. Styles choose them: of the film, or of the number where
 * no film plays. What stops is announced by the output, whose words appear.
 */
function StopButton() {
  const kinds = [
    ['stop-film', text.film],
    ['stop-length', text.length],
  ] as const
  return (
    <>
      <label className="stop">
        {/* biome-ignore lint/a11y/useSemanticElements: Without a script a button keeps no state. */}
        <input type="checkbox" id="stop" role="button" aria-pressed="false" />
        {kinds.map(([className, { stop, start }]) => (
          <span key={className} className={className}>
            <span className="while-running">{stop}</span>
            <span className="while-stopped">{start}</span>
          </span>
        ))}
      </label>
      <output className="visually-hidden" htmlFor="stop">
        {kinds.map(([className, { stopped }]) => (
          <span key={className} className={className}>
            <span className="while-stopped">{stopped}</span>
          </span>
        ))}
      </output>
    </>
  )
}
