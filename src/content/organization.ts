/** Every address is in a reserved range. */
export const organization = {
  name: 'Quantum Reality Research',
  /** What it studies (specification). */
  subject: 'quantum reality and dimensional stability',
  founded: 2017,
  founders: 'eleven',
  address: {
    street: '1 Balmer Plaza, Suite 656',
    city: 'San Francisco',
    region: 'CA',
    postalCode: '94000',
  },
  email: {
    office: 'office@quantum-reality.example',
    reports: 'reports@quantum-reality.example',
  },
  /** 555-0100 to 555-0199 are reserved for fiction. */
  telephone: { text: '(415)\u00a0555-0165', uri: 'tel:+1-415-555-0165' },
  /** Who answers reports and messages. Here, so that the form code does not load everyone’s biography. */
  correspondent: 'Leila Farahani',
  hours: 'Monday to Friday, 9\u00a0am to 5\u00a0pm Pacific time',
  copyrightYear: 2025,
} as const

const { street, city, region, postalCode } = organization.address

export const postalAddress = `${street}, ${city}, ${region}\u00a0${postalCode}`

/** The number of emergency services in the United States. */
export const emergencyNumber = '911'

/** The site's origin unless `SITE_ORIGIN` sets another. RFC 2606 reserves `.example`. */
export const reservedOrigin = 'https://quantum-reality.example'
