import { connect } from 'node:net'
import { ask, type Place } from '../ask.ts'
import { cachingCases, conditionCases } from './condition-cases.ts'
import { faultOf, type HttpCase } from './http-case.ts'
import { messageCases } from './message-cases.ts'
import { semanticsCases } from './semantics-cases.ts'

/** Every case of RFC 9110, 9111 and 9112. */
export const httpCases: readonly HttpCase[] = [...messageCases, ...semanticsCases, ...conditionCases, ...cachingCases]

/** Says every case to a server that serves a small build. Gives back the cases that it gets wrong, each with what is wrong. */
export async function wrongCases(place: Place): Promise<Map<HttpCase, string>> {
  const etags = new Map<string, string>()
  for (const coding of ['br', 'gzip', 'identity']) {
    const { headers } = await ask(place, {
      path: '/about',
      headers: { 'accept-encoding': coding, connection: 'close' },
    })
    etags.set(coding === 'identity' ? '{etag}' : `{etag-${coding}}`, headers.etag ?? '')
  }
  const wrong = new Map<HttpCase, string>()
  for (const each of httpCases) {
    const said = each.said.replace(/\{etag[-a-z]*\}/g, (name) => etags.get(name) ?? name)
    const fault = faultOf(each, await say(place, said))
    if (fault) wrong.set(each, fault)
  }
  return wrong
}

/** Says bytes, ends its side, and gives back all that is said until the other side ends. */
function say(place: Place, said: string): Promise<string> {
  return new Promise((resolve) => {
    const heard: Buffer[] = []
    const socket = 'port' in place ? connect(place.port, '127.0.0.1') : connect(place.socketPath)
    socket.end(said, 'latin1')
    socket.on('data', (chunk: Buffer) => heard.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')))
  })
}
