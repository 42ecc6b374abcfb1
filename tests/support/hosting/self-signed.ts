import { execFileSync } from 'node:child_process'
import { tool } from '../../../machine/tools.ts'

/** Writes a certificate for a host name, and its key. */
export function selfSigned(host: string, certificate: string, key: string) {
  // RSA, whose owners could be asked for the suites that Mozilla leaves out.
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const what = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate]
  execFileSync(tool('openssl'), ['req', ...how, ...what], { stdio: 'ignore' })
}
