import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { getMediaType } from '../server/policy/media-types.ts'
import { createPublishedFiles as filesToPublish } from '../src/published-data/published-files.ts'

type Drawings = typeof import('../src/pages/research/drawings.tsx')

/** Writes the files that are published beside the pages after those are rendered. In dev, serves them. */
export function publishedFilesPlugin(): Plugin {
  return {
    name: 'published',
    buildApp: {
      order: 'post',
      async handler({ environments }) {
        const { root = '', build } = environments.ssr?.config ?? {}
        const outDir = path.resolve(root, build?.outDir ?? 'dist')
        for (const [file, text] of filesToPublish()) {
          await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
          await writeFile(path.join(outDir, file), text)
        }
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        renderCurrentFiles(server).then((files) => {
          const text = files.get(pathname.slice(1))
          if (text === undefined) return next()
          response.writeHead(200, { 'content-type': getMediaType(pathname.slice(1)) }).end(text)
        }, next)
      })
    },
  }
}

type Published = typeof import('../src/published-data/published-files.ts')

let rendered: { readonly from: readonly object[]; readonly files: ReadonlyMap<string, string> } | undefined

/** Renders the files again when one of their modules has changed: the forecast alone takes some 0.4 s. */
async function renderCurrentFiles({ environments: { ssr } }: ViteDevServer): Promise<ReadonlyMap<string, string>> {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('The development server cannot render the published data.')
  const published = await ssr.runner.import<Published>('/src/published-data/published-files.ts')
  const drawings = await ssr.runner.import<Drawings>('/src/pages/research/drawings.tsx')
  const from = [published, drawings]
  if (!rendered?.from.every((module, index) => module === from[index])) {
    const files = new Map([...published.createPublishedFiles(), [drawings.drawingsPath, drawings.drawingsSvg] as const])
    rendered = { from, files }
  }
  return rendered.files
}
