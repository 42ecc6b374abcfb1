import { postalAddress } from '../../content/organization.ts'
import { sizeWords } from '../bytes/byte-size.ts'
import { cautiousMailSize } from './eml.ts'

/** Said alike of the file and of the mail draft, for both go by mail. */
export function TooLarge({ size }: { readonly size: number }) {
  if (size <= cautiousMailSize) return null
  return (
    <p className="notice">
      Many mailboxes refuse a mail above 10 MB, and this one would be {sizeWords(size)}. Leave out the largest file and
      say so in the mail, or bring it on a USB drive to {postalAddress}.
    </p>
  )
}
