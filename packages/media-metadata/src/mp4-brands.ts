/** Brands of standards for films and sound, and not of makers (mp4ra.org): ISO, MPEG, CMAF, 3GPP, 3GPP2, Apple, Sony, Dolby. */
const standardBrands =
  /^(iso\w|mp[47]\w|avc1|av01|h[ev][cv]1|dash|msdh|msix|hlsf|cmf\w|3g[2egprs]\w|M4[AV][ HP]|qt {2}|MSNV|dby1)$/

/** Returns whether a brand, the four characters in a file's `ftyp` box, is one that films have by a standard. */
export const isStandardBrand = (brand: string): boolean => standardBrands.test(brand)
