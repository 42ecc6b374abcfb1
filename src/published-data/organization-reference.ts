import { home } from '../site.ts'
import { getPageUrl } from './urls.ts'

/** The reference of other JSON-LD nodes to the organization. */
export const organizationReference = { '@id': `${getPageUrl(home)}#organization` } as const
