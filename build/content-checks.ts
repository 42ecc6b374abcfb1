import { parseHTML } from 'linkedom'
import { parseHeaders } from '../server/headers.ts'
import { getPageFile, notFound, pages } from '../src/site.ts'

type Documents = ReadonlyMap<string, Document>

/** Finds what would hurt a reader in built files, by their paths. Returns a sentence for each fault. */
export function checkContent(files: ReadonlyMap<string, Buffer>): string[] {
  const documents: Documents = new Map(
    [...pages, notFound].map((page) => [page.path, parseHTML(String(files.get(getPageFile(page)))).document]),
  )
  const shared = [...documents].filter(([path]) => path !== notFound.path)
  return [
    ...findBadDescriptions(documents),
    ...[...documents].flatMap(([path, document]) => findBrokenLinks(path, document, documents, files)),
    ...shared.flatMap(([path, document]) => findMissingShareImage(path, document, files)),
    ...findPagesWithoutHeaders(
      shared.map(([path]) => path),
      files,
    ),
    ...findRemovedCode(files),
  ]
}

/**
 * What vite.config.ts removes by names that are private to Vite, React and Lightning CSS, and by which text of a built file
 * it is known. After an upgrade a name may no longer be theirs.
 */
const removedCode = [
  { text: 'vite:preloadError', code: 'Vite’s preload helper', by: 'plainImports' },
  { text: '__REACT_DEVTOOLS_GLOBAL_HOOK__', code: 'the link to React’s developer tools', by: 'define' },
  { text: 'react-transition', code: 'React’s navigations', by: 'define' },
  { text: '--lightningcss-light', code: 'variables for light-dark()', by: 'css.lightningcss.exclude' },
]

function findRemovedCode(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([path, content]) =>
    removedCode
      .filter(({ text }) => /\.(js|html)$/.test(path) && content.includes(text))
      .map(({ code, by }) => `${path} has ${code} again: ${by} in vite.config.ts no longer removes it.`),
  )
}

function findPagesWithoutHeaders(paths: readonly string[], files: ReadonlyMap<string, Buffer>): string[] {
  const policies = parseHeaders(String(files.get('_headers'))).filter(({ name }) => name === 'Permissions-Policy')
  return paths
    .filter((path) => !policies.some(({ pattern }) => pattern.test(path)))
    .map(
      (path) => `${path} has no lines in public/_headers. Give it those of another page: it could ask for the camera.`,
    )
}

function getContent(document: Document, attribute: string): string {
  return document.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''
}

function findBadDescriptions(documents: Documents): string[] {
  const seen = new Map<string, string>()
  return [...documents].flatMap(([path, document]) => {
    const text = getContent(document, 'name="description"')
    const twin = seen.get(text)
    seen.set(text, path)
    if (text.length > 160)
      return [`${path} has a description of ${text.length} characters. Search results cut it off after 160.`]
    if (!twin) return []
    return [`${path} and ${twin} share a description. People choosing between search results cannot tell them apart.`]
  })
}

function findBrokenLinks(path: string, document: Document, documents: Documents, files: ReadonlyMap<string, Buffer>) {
  const links = [...document.querySelectorAll('a[href], link[href]')].map((link) => link.getAttribute('href') ?? '')
  return links.flatMap((href) => {
    if (!/^[/#]/.test(href)) return []
    const [targetPath, fragment] = href.split('#')
    const target = targetPath || path
    const page = documents.get(target)
    if (!page && !files.has(target.slice(1)))
      return [`${path} links to ${target}, which does not exist. People who follow it are lost.`]
    // A fragment with an equals sign prefills a form; it is no element's id.
    if (!fragment || fragment.includes('=') || page?.getElementById(fragment)) return []
    return [`${path} links to ${href}, but there is no such place. People land at the top of the page.`]
  })
}

function findMissingShareImage(path: string, document: Document, files: ReadonlyMap<string, Buffer>): string[] {
  const image = getContent(document, 'property="og:image"')
  const file = image && new URL(image).pathname.slice(1)
  return files.has(file) ? [] : [`${path} has no share image ${file}. People who are sent a link to it see a gray box.`]
}
