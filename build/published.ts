import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { mediaType } from '../server/policy/media-types.ts'
import { published as filesToPublish } from '../src/record/published.ts'

/** Writes the files that are published beside the pages when those have been rendered. In dev, answers for them. */
export function published(): Plugin {
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
        current(server).then((files) => {
          const text = files.get(pathname.slice(1))
          if (text === undefined) return next()
          response.writeHead(200, { 'content-type': mediaType(pathname.slice(1)) }).end(text)
        }, next)
      })
    },
  }
}

// Not the files known when the server started: words are changed while it runs.
async function current({ environments: { ssr } }: ViteDevServer): Promise<ReadonlyMap<string, string>> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run the record.')
  const record = await ssr.runner.import<typeof import('../src/record/published.ts')>('/src/record/published.ts')
  return record.published()
}
