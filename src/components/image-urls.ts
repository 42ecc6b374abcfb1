import { siteOrigin } from '../origin.ts'
import type { ImageUrls } from '../published-data/image-urls.ts'
import { getMediaUrl } from './media-urls.ts'

/** The URLs of the pictures in this build. */
export const imageUrls: ImageUrls = {
  portrait: (number) => siteOrigin + getMediaUrl(`portraits/${number}-600.webp`),
}
