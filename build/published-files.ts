import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

type Drawings = typeof import('../src/pages/research/drawings.tsx')
type Published = typeof import('../src/published-data/published-files.ts')

/** Serves the files that are published beside the pages, in dev. */
export function publishedFilesPlugin(): Plugin {
  return {
    name: 'published-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
        renderCurrentFile(server, file).then((text) => {
          if (text === undefined) return next()
          const type = file.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8'
          response.writeHead(200, { 'content-type': type }).end(text)
        }, next)
      })
    },
  }
}

/** Renders a file by the modules as they are now; undefined if none writes it. */
async function renderCurrentFile({ environments: { ssr } }: ViteDevServer, file: string): Promise<string | undefined> {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('The development server cannot render the published data.')
  const drawings = await ssr.runner.import<Drawings>('/src/pages/research/drawings.tsx')
  if (file === drawings.drawingsPath) return drawings.drawingsSvg
  const { filesToPublish } = await ssr.runner.import<Published>('/src/published-data/published-files.ts')
  return filesToPublish.get(file)?.()
}
