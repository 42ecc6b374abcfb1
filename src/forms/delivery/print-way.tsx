import { organization } from '../../content/organization.ts'
import { WaySection } from './way-section.tsx'

/** Where a letter goes, in one line. */
export const postalAddress = (({ street, city, region, postalCode }) => `${street}, ${city}, ${region} ${postalCode}`)(
  organization.address,
)

/** The whole review as a sheet of paper, or as a PDF where the system prints to one. */
export function PrintWay() {
  return (
    <WaySection title="Print it and post it" words={`A sheet with every answer. Post it to ${postalAddress}.`}>
      <p>
        <button className="button" type="button" onClick={() => window.print()}>
          Print the sheet
        </button>
      </p>
    </WaySection>
  )
}
