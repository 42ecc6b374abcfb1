import { home } from '../site.ts'
import { getPageUrl } from './urls.ts'

/** The organization as other nodes point at it. */
export const organizationReference = { '@id': `${getPageUrl(home)}#organization` } as const
