import { origin } from '../origin.ts'
import type { Pictures } from '../record/pictures.ts'
import { plateUrl } from './plate-files.ts'
import { portraitUrl } from './portrait-files.ts'

/** The pictures' addresses in this build. */
export const pictures: Pictures = {
  portrait: (number) => origin + portraitUrl(number, 600, 'webp'),
  plate: (id) => origin + plateUrl(id, 960, 'webp'),
}
