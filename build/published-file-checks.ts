import { type HeaderRule, parseHeaders } from '../server/headers.ts'
import { calendarPath } from '../src/published-data/forecast-files.ts'
import type { PublishedFile } from '../src/published-data/published-file.ts'

/** The types by which every host sends a file of their extension. */
const commonTypes = ['application/json', 'application/xml', 'text/plain']

/** What is asked for by a name that programs know, as those of subscribers know a calendar that has ended: nothing has to link it. */
const wellKnownFiles = ['robots.txt', calendarPath]

/** What is no data, though its extension is that of data. */
const otherFiles = ['speculation-rules.json', 'report.schema.json']

/** Finds what a published file lacks in a build, given by paths. Returns a sentence for each fault. */
export function checkPublishedFiles(
  files: ReadonlyMap<string, Buffer>,
  publishedFiles: readonly PublishedFile[],
): string[] {
  const headers = parseHeaders(String(files.get('_headers')))
  return [
    ...publishedFiles.flatMap((file) => findMissingHeaders(file, headers)),
    ...publishedFiles.flatMap((file) => findMissingLink(file, files)),
    ...findFilesWithoutRow(files, publishedFiles),
  ]
}

function findMissingHeaders({ path, mediaType }: PublishedFile, headers: readonly HeaderRule[]): string[] {
  const rules = headers.filter(({ pattern }) => pattern.test(`/${path}`))
  const getValue = (header: string) => rules.find(({ name }) => name === header)?.value
  const extension = path.split('.').at(-1)
  const type = getValue('Content-Type')
  return [
    ...(getValue('Access-Control-Allow-Origin') === '*'
      ? []
      : [
          `${path}: /*.${extension} in public/_headers lacks “Access-Control-Allow-Origin: *”. Pages of others cannot read it.`,
        ]),
    ...(type?.split(';')[0] === mediaType || (type === undefined && commonTypes.includes(mediaType))
      ? []
      : [
          `${path}: /*.${extension} in public/_headers lacks “Content-Type: ${mediaType}”. Hosts send it as ${type ?? 'unknown data'}.`,
        ]),
  ]
}

function findMissingLink({ path }: PublishedFile, files: ReadonlyMap<string, Buffer>): string[] {
  const isNamed = [...files].some(
    ([other, text]) => other !== path && !other.startsWith('assets/') && text.includes(`/${path}`),
  )
  if (isNamed || wellKnownFiles.includes(path)) return []
  return [`${path} is published, but nothing leads to it. Give it “link” or “data” in its row, or link it from a page.`]
}

function findFilesWithoutRow(files: ReadonlyMap<string, Buffer>, publishedFiles: readonly PublishedFile[]): string[] {
  const extensions = new Set(publishedFiles.map(({ path }) => path.split('.').at(-1)))
  const known = [...publishedFiles.map(({ path }) => path), ...otherFiles]
  return [...files.keys()]
    .filter((path) => extensions.has(path.split('.').at(-1)) && !path.startsWith('assets/'))
    .filter((path) => !known.includes(path))
    .map((path) => `${path} has no row in src/published-data/published-files.ts, so that nobody is told what it is.`)
}
