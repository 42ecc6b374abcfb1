import './film.css'

const urls = import.meta.glob<string>('/media/film/*.{webm,mp4,avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the portrait cut is shown. The poster and the film must agree, or one would jump to the other. */
const upright = '(max-aspect-ratio: 3/4)'
// A source that does not match is never fetched: who asked for less motion gets no film at all.
const moving = '(prefers-reduced-motion: no-preference)'
const av1 = 'video/webm; codecs="av01.0.08M.08"'
const h264 = 'video/mp4; codecs="avc1.640028"'

/**
 * The hero's looping background film (specification, section 2) on its own first frame, and the control that hides it
 * (WCAG 2.2.2). No script: the checkbox swaps film and still by CSS.
 */
export function Film() {
  return (
    <div className="film">
      <picture>
        <source media={upright} type="image/avif" srcSet={posters('portrait', [480, 720], 'avif')} sizes="100vw" />
        <source media={upright} type="image/webp" srcSet={posters('portrait', [480], 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={posters('landscape', [960, 1280, 1920], 'avif')} sizes="100vw" />
        <source type="image/webp" srcSet={posters('landscape', [960, 1280, 1920], 'webp')} sizes="100vw" />
        <img src={url('poster-landscape-1280.jpg')} width={1280} height={720} alt="" fetchPriority="high" />
      </picture>
      <video autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} width={1280} height={720}>
        <source media={`${moving} and ${upright}`} type={av1} src={url('portrait-720.webm')} />
        <source media={`${moving} and ${upright}`} type={h264} src={url('portrait-720.mp4')} />
        <source media={`${moving} and (min-width: 90rem)`} type={av1} src={url('landscape-1920.webm')} />
        <source media={`${moving} and (min-width: 90rem)`} type={h264} src={url('landscape-1920.mp4')} />
        <source media={moving} type={av1} src={url('landscape-1280.webm')} />
        <source media={moving} type={h264} src={url('landscape-1280.mp4')} />
      </video>
    </div>
  )
}

/** The largest still of the film: its first frame. */
export const filmStill = url('poster-landscape-1920.avif')

/** The control that stops the film; it stands apart so that it comes where the eye meets it. */
export function StopTheFilm() {
  return (
    <label className="film-stop">
      <input type="checkbox" id="stop-the-film" />
      Stop the film
    </label>
  )
}

function posters(shape: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${url(`poster-${shape}-${width}.${format}`)} ${width}w`).join(', ')
}

/** Throws when the recipe has not made the file. */
function url(name: string): string {
  const found = urls[`/media/film/${name}`]
  if (!found) throw new Error(`There is no media/film/${name}. Run: npm run media`)
  return found
}
