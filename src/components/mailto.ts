import { replaceLoneSurrogates } from './answer-text.ts'

interface MailtoFields {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** The longest link, in characters: on Windows, Chromium and Firefox open no program for more than 2,046. */
export const maxMailtoLength = 2000

/** Returns a `mailto:` URL (RFC 6068). The caller checks that it is no longer than `maxMailtoLength`. */
export function buildMailtoUrl({ to, subject, body }: MailtoFields): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

/** Encodes by RFC 6068, section 5: UTF-8, which has no lone surrogates, percent-encoded, lines separated by %0D%0A. */
function encode(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text).replace(/\r\n|\r|\n/g, '\r\n'))
}
