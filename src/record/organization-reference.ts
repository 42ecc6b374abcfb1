import { home } from '../site.ts'
import { addressOfPage } from './addresses.ts'

/** The organization as other nodes point at it. */
export const organizationReference = { '@id': `${addressOfPage(home)}#organization` } as const
