import { postalAddress } from '../../content/organization.ts'

/** The whole review as a sheet of paper, or as a PDF where the system prints to one. */
export function PrintWay({ files }: { readonly files: number }) {
  return (
    <li className="way">
      <h3>Print it and post it</h3>
      <p>
        A sheet with every answer{files > 0 && ', and the names of your files but not the files'}. Post it to{' '}
        {postalAddress}.
      </p>
      <p>
        <button className="button" type="button" onClick={() => window.print()}>
          Print the sheet
        </button>
      </p>
    </li>
  )
}
