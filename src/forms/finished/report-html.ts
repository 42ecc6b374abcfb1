import { organization } from '../../content/organization.ts'
import { exactSize } from '../bytes/byte-size.ts'
import type { Report } from './report.ts'
import { referenceNote, removedWords } from './report-text.ts'

const style = `:root{color-scheme:light dark;font:1.0625rem/1.5 "STIX Two Text",Georgia,serif}
body{max-width:42rem;margin:3rem auto;padding:0 1.25rem}
h1,h2,dt{font-family:Archivo,system-ui,sans-serif;font-weight:600}
h1{font-size:2.25rem;line-height:1;letter-spacing:-.03em}
h2,dt{font-size:.9375rem}
dt,li{border-top:1px solid;margin-top:1.5rem;padding-top:.5rem}
dd{margin:0}
dd,.as-is{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
ul{list-style:none;padding:0}
img{display:block;max-width:100%;max-height:70vh;margin-top:.5rem}
code{font-size:.8125rem;overflow-wrap:anywhere}
@media print{body{margin:0}li,dt{break-inside:avoid}dt{break-after:avoid}}`

/** The SHA-256 of `style` in base64, for the page's policy; a test works it out again. */
export const styleHash = 'sha256-rf+t3lZe7up/nBnYREtNrLfkvwpg7EXRH/ZaqXcusY0='

/** Neither text nor attribute can be left by what is written with it; NUL and CR, which parsers change, are spelled. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * report.html: the report as one page that needs no network, for people who unpack the package. Its policy lets it load
 * the pictures beside it and nothing else; it holds no script.
 */
export function reportHtml(report: Report): string {
  const { title, address, reference, answers, evidence } = report
  const heading = `${title} ${reference}`
  const list = answers.map(
    ({ label, shown }) =>
      `<dt>${escapeHtml(label)}</dt>\n<dd>${shown ? escapeHtml(shown) : '<em>left blank</em>'}</dd>`,
  )
  const files = evidence.map(exhibitHtml).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${styleHash}'; img-src 'self' file:">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${organization.name}</p>
<h1>${heading}</h1>
<p>The reference ${referenceNote}.</p>
<dl>
${list.join('\n')}
</dl>
${files && `<h2>Evidence</h2>\n<ul>\n${files}\n</ul>\n`}<p>Nothing was sent by the page that made this. It reaches us when it is delivered to ${address}.</p>
</main>
</body>
</html>
`
}

function exhibitHtml({
  file,
  name,
  kind,
  content,
  sha256,
  removed,
  originalSha256,
}: Report['evidence'][number]): string {
  const address = file.split('/').map(encodeURIComponent).join('/')
  const picture = kind === 'jpeg' || kind === 'png'
  return [
    `<li><a class="as-is" href="${escapeHtml(address)}">${escapeHtml(name)}</a>`,
    `<br>${exactSize(content.size)}`,
    `<br><code>SHA-256 ${sha256}</code>`,
    removed ? `<br>${removedWords(removed)}` : '',
    originalSha256 ? `<br><code>SHA-256 before: ${originalSha256}</code>` : '',
    picture ? `<img src="${escapeHtml(address)}" alt="">` : '',
    '</li>',
  ].join('')
}
