import { type EvidenceFormat, evidenceFormats } from '../bytes/file-format.ts'

/**
 * Returns the name under which a file is delivered, by its index in the list: `evidence-1.jpg`. Its own name can reveal
 * the time and the device (`PXL_20250419_211405.jpg`).
 */
export function getEvidenceName(index: number, format: EvidenceFormat): string {
  return `evidence-${index + 1}.${evidenceFormats[format].extensions[0]}`
}
