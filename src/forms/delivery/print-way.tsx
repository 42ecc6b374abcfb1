import { postalAddress } from '../../content/organization.ts'

/** The whole review as a sheet of paper, or as a PDF where the system prints to one. */
export function PrintWay() {
  return (
    <li className="way">
      <h3>Print it and post it</h3>
      <p>A sheet with every answer. Post it to {postalAddress}.</p>
      <p>
        <button className="button" type="button" onClick={() => window.print()}>
          Print the sheet
        </button>
      </p>
    </li>
  )
}
