import type { ServerResponse } from 'node:http'
import path from 'node:path'
import {
  type EnvironmentModuleGraph,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'
import { notFound, pages, type SitePage } from '../src/site.ts'
import { getPageModule, type PageRenderer, renderEntry } from './page-sources.ts'

type Published = typeof import('../src/published-data/published-files.ts')

/** Renders pages and published files at each request of `npm run dev`, by the modules as they are then. */
export function devServerPlugin(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = getPathname(request.url).slice(1)
        renderFile(server, file).then((text) => {
          if (text === undefined) return next()
          send(response, 200, file.endsWith('.svg') ? 'image/svg+xml' : 'text/plain', text)
        }, next)
      })
      // After Vite's own, which serves modules and the files of public/.
      return () =>
        server.middlewares.use((request, response, next) => {
          const pathname = getPathname(request.url)
          if (path.extname(pathname)) return next()
          const page = pages.find((page) => page.path === pathname) ?? notFound
          renderPage(server, page).then(
            (html) => send(response, page === notFound ? 404 : 200, 'text/html', html),
            next,
          )
        })
    },
    // What the server rendered has no module in the browser that replaces it, so a change of its source reloads the page.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0 || file.endsWith('.css')) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Returns the path of a request. Two slashes at its start are no host. */
export function getPathname(url?: string): string {
  return parseRequestUrl(url).pathname
}

/** Parses the URL of a request, which is a path. One of two slashes is no address of a host. */
export function parseRequestUrl(url = '/'): URL {
  return new URL(`http://localhost${url}`)
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text)
}

function getRenderer({ environments: { ssr } }: ViteDevServer): RunnableDevEnvironment {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run modules.')
  return ssr
}

/** Renders a file that the build writes beside the pages; undefined if it writes none of this name. */
async function renderFile(server: ViteDevServer, file: string): Promise<string | undefined> {
  const { runner } = getRenderer(server)
  const { loadDrawings } = await runner.import<PageRenderer>(`/${renderEntry}`)
  const { drawingsPath, drawingsSvg } = await loadDrawings()
  if (file === drawingsPath) return drawingsSvg
  const { publishedFiles } = await runner.import<Published>('/src/published-data/published-files.ts')
  return publishedFiles.find(({ path }) => path === file)?.render()
}

/** Renders a page by the modules as they are now. */
export async function renderPage(server: ViteDevServer, page: SitePage): Promise<string> {
  const { runner, moduleGraph } = getRenderer(server)
  const { renderPage } = await runner.import<PageRenderer>(`/${renderEntry}`)
  await runner.import(`/${getPageModule(page)}`)
  const stylesheets = await findStylesheets(page, moduleGraph)
  const scripts = (page.scripts ?? []).map((script) => `/${script}`)
  return server.transformIndexHtml(page.path, await renderPage(page.path, { css: '', stylesheets, scripts }))
}

/** Returns the style sheets that a page's module imports, directly or through its components, in import order. */
async function findStylesheets(page: SitePage, graph: EnvironmentModuleGraph): Promise<{ href: string }[]> {
  const seen = new Set<string>()
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return
    seen.add(url)
    const module = await graph.getModuleByUrl(url)
    for (const url of module?.transformResult?.deps ?? []) await visit(url)
    // It is added after its imports, as in the bundle: a Set keeps insertion order.
    seen.delete(url)
    seen.add(url)
  }
  for (const path of [renderEntry, getPageModule(page)]) await visit(`/${path}`)
  return [...seen].filter((url) => url.endsWith('.css')).map((href) => ({ href }))
}
