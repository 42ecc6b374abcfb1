import { type ServerAddress, sendRequest } from '../http-client.ts'
import { sendRaw } from '../raw-http.ts'
import { cachingCases, conditionCases } from './condition-cases.ts'
import { checkResponse, type HttpCase } from './http-case.ts'
import { messageCases } from './message-cases.ts'
import { semanticsCases } from './semantics-cases.ts'

/** Every case of RFC 9110, 9111 and 9112. */
export const httpCases: readonly HttpCase[] = [...messageCases, ...semanticsCases, ...conditionCases, ...cachingCases]

/** Sends every case to a server of a fixture build. Returns the failed cases, each with its reason. */
export async function findFailedCases(place: ServerAddress): Promise<Map<HttpCase, string>> {
  const etags = new Map<string, string>()
  for (const coding of ['br', 'gzip', 'identity']) {
    const { headers } = await sendRequest(place, {
      path: '/about',
      headers: { 'accept-encoding': coding, connection: 'close' },
    })
    etags.set(coding === 'identity' ? '{etag}' : `{etag-${coding}}`, headers.etag ?? '')
  }
  const wrong = new Map<HttpCase, string>()
  for (const each of httpCases) {
    const request = each.said.replace(/\{etag[-a-z]*\}/g, (name) => etags.get(name) ?? name)
    const fault = checkResponse(each, await sendRaw(place, request))
    if (fault) wrong.set(each, fault)
  }
  return wrong
}
