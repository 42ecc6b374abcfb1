import { organization } from '../../content/organization.ts'

/** Shows the address that reports go to. */
export function Address() {
  return <span className="address">{organization.email.reports}</span>
}
