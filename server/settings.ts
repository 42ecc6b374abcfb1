export interface ServerSettings {
  readonly port: number
  /** Undefined for every address. */
  readonly host: string | undefined
  /** Whether visitors come through HTTPS. */
  readonly isBehindTls: boolean
}

/** Returns the settings of `npm start`; what is empty is not set. Throws where one is wrong, in one sentence. */
export function readSettings({ PORT, HOST, BEHIND_TLS }: NodeJS.ProcessEnv): ServerSettings {
  return {
    port: parsePort(PORT || '3000'),
    // Node takes an IPv6 address without its brackets.
    host: HOST?.replace(/^\[(.+)\]$/, '$1') || undefined,
    isBehindTls: parseBehindTls(BEHIND_TLS || '0'),
  }
}

/** Returns a port of TCP. srvx would take the digits with which a text begins. */
function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 2 ** 16) return Number(text)
  throw new Error(`PORT is "${text}", which is no number from 0 to 65535. For example: PORT=3000 npm start`)
}

function parseBehindTls(text: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true
  if (/^(0|false|no|off)$/i.test(text)) return false
  throw new Error(`BEHIND_TLS is "${text}", which is neither yes nor no. For yes: BEHIND_TLS=1 npm start`)
}
