import { siteOrigin } from '../origin.ts'
import type { ImageUrls } from '../published-data/image-urls.ts'
import { getPortraitUrl } from './portrait-urls.ts'

/** The URLs of the pictures in this build. */
export const imageUrls: ImageUrls = {
  portrait: (number) => siteOrigin + getPortraitUrl(number, 600, 'webp'),
}
