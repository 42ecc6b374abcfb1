import archivo from '../../media/fonts/archivo.woff2?url'
import stix from '../../media/fonts/stix-two-text.woff2?url'

/** The fonts of every first screen, which are preloaded. */
export const preloadedFonts: readonly string[] = [archivo, stix]
