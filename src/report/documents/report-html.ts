import { evidenceFormats } from '../../content/evidence-formats.ts'
import { fonts } from '../../content/fonts.ts'
import { organization } from '../../content/organization.ts'
import { formatExactBytes } from '../evidence/byte-size.ts'
import { reportTitle } from './create-report.ts'
import { getEvidencePath, type Report, type ReportFile } from './report.ts'
import { cleanedNote, describeMissingFiles, describeReport } from './report-text.ts'

const style = `:root{color-scheme:light dark;font:1.0625rem/1.5 "${fonts.serif.family}",Georgia,serif}
body{max-width:42rem;margin:3rem auto;padding:0 1.25rem}
h1,h2,dt{font-family:${fonts.sans.family},system-ui,sans-serif;font-weight:600}
h1{font-size:2.25rem;line-height:1;letter-spacing:-.03em}
h2,dt{font-size:.9375rem}
dt,li{border-top:1px solid;margin-top:1.5rem;padding-top:.5rem}
dd{margin:0}
dd,.as-is{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
ul{list-style-type:'';padding:0}
img{display:block;max-width:100%;max-height:70vh;margin-top:.5rem}
code{font-size:.8125rem;overflow-wrap:anywhere}
@media print{body{margin:0}li,dt{break-inside:avoid}dt{break-after:avoid}}`

/** The SHA-256 of `style` in base64, for the page's policy; a test recomputes it. */
export const reportStyleHash = 'sha256-zb26UWcYcms5BkZPOgxlWrBHCPJvUCM7P/L1uwa/rFI='

/** Windows shows a ZIP like a folder, and a page that is opened there is copied out of it alone. */
const evidencePlace = `The files are in the folder ${getEvidencePath({ name: '' })} beside this page. If none opens, this page is alone: extract the whole ZIP file, then open report.html.`

/** Escapes text for content and attributes; NUL and CR, which parsers change, become character references. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Returns report.html, for recipients: one page without script or network, whose policy allows its pictures. */
export function renderReportHtml(report: Report): string {
  const { reference, answers, evidence } = report
  const heading = `${reportTitle} ${reference}`
  const list = answers.map(
    ({ label, displayValue }) =>
      `<dt>${escapeHtml(label)}</dt>\n<dd>${displayValue ? escapeHtml(displayValue) : '<em>left blank</em>'}</dd>`,
  )
  const files = evidence.map(renderEvidenceHtml).join('\n')
  const missing = describeMissingFiles(report)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${reportStyleHash}'; img-src 'self' file:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${organization.name}</p>
<h1>${heading}</h1>
<p>${describeReport(report)}</p>
<dl>
${list.join('\n')}
</dl>
${files && `<h2>Evidence</h2>\n<p>${evidencePlace}</p>\n<ul>\n${files}\n</ul>\n`}${missing && `<p>${escapeHtml(missing)}</p>\n`}<p>To ${organization.email.reports}</p>
</main>
</body>
</html>
`
}

function renderEvidenceHtml(file: ReportFile): string {
  const { name, format, size, sha256, isCleaned, originalSha256 } = file
  const address = getEvidencePath(file).split('/').map(encodeURIComponent).join('/')
  return [
    `<li><a class="as-is" href="${escapeHtml(address)}">${escapeHtml(name)}</a>`,
    `<br>${formatExactBytes(size)}`,
    sha256 ? `<br><code>SHA-256 ${sha256}</code>` : '',
    isCleaned ? `<br>${cleanedNote}` : '',
    originalSha256 ? `<br><code>SHA-256 of the original: ${originalSha256}</code>` : '',
    evidenceFormats[format].preview === 'picture' ? `<img src="${escapeHtml(address)}" alt="">` : '',
    '</li>',
  ].join('')
}
