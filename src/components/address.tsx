import { organization } from '../content/organization.ts'

/** Shows the street address as on an envelope. */
export function Address() {
  const { name, address } = organization
  return (
    <address>
      {name}
      <br />
      {address.street}
      <br />
      {`${address.city}, ${address.region} ${address.postalCode}`}
    </address>
  )
}
