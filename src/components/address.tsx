import { organization } from '../content/organization.ts'

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
