import archivo from '../../media/fonts/archivo.woff2?url'
import stix from '../../media/fonts/stix-two-text.woff2?url'

/** The faces that every first screen uses, to be preloaded. */
export const fonts: readonly string[] = [archivo, stix]
