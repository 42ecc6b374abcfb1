import { execFileSync } from 'node:child_process'
import { findProgram } from '../../../tooling/programs.ts'

/** Writes a certificate for a host name, and its key. */
export function writeSelfSignedCertificate(host: string, certificate: string, key: string) {
  // RSA, because its owners could offer the cipher suites that Mozilla leaves out.
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const what = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate]
  execFileSync(findProgram('openssl'), ['req', ...how, ...what], { stdio: 'ignore' })
}
