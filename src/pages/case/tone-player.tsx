import { getMediaUrl } from '../../components/media-urls.ts'
import { toneText as text } from './tone-player.text.ts'

/** Plays the readings of RESONANCE as sound, when asked, and says what is heard and when. Paper has neither. */
export function TonePlayer() {
  return (
    <div className="tone screen-only">
      {/* biome-ignore lint/a11y/useMediaCaption: It has no words; the caption below has what is heard and when. */}
      <audio controls preload="none" src={getMediaUrl('sound/resonance.m4a')} aria-label={text.label} />
    </div>
  )
}
