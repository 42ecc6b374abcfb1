import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type EnvironmentModuleGraph,
  isRunnableDevEnvironment,
  type Plugin,
  type Rolldown,
  type ViteBuilder,
  type ViteDevServer,
} from 'vite'
import { originLine } from '../src/origin.ts'
import { fileOf, nameOf, notFound, type Page, pages } from '../src/site.ts'
import { layered } from './layered.ts'

type Pages = typeof import('../src/pages.tsx')
type Chunk = Rolldown.OutputChunk

const waker = 'src/forms/wake.ts'
const renderer = 'src/pages.tsx'
const bundle = '.prerender'

/** The module that renders the page's own part, below the project's root. */
const moduleOf = (page: Page) => `src/pages/${nameOf(page)}/${nameOf(page)}.page.tsx`

/**
 * Renders every page of `site.ts` to a file: builds the islands, builds the pages for Node, runs them once. The CSS a
 * page imports is inlined in it. In dev the same `render` answers each request and links the same style sheets, so that
 * Vite can replace them one by one.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: ({ build }) => ({
      css: { postcss: { plugins: [layered] } },
      builder: { buildApp },
      environments: {
        client: { build: { rolldownOptions: { input: waker } } },
        ssr: {
          build: {
            emptyOutDir: false,
            emitAssets: true,
            copyPublicDir: false,
            outDir: build?.outDir ?? 'dist',
            rolldownOptions: {
              input: renderer,
              output: { entryFileNames: `${bundle}/[name].js`, chunkFileNames: `${bundle}/[name]-[hash].js` },
            },
          },
        },
      },
    }),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (path.extname(pathname)) return next()
        const page = pages.find((each) => each.path === pathname) ?? notFound
        renderInDev(server, page).then((html) => {
          response.writeHead(page === notFound ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        }, next)
      })
    },
    // A page that ships no script has no module to replace: what Node renders it from has changed, so it loads again.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const inBrowser = modules.some(
        (each) => each.file && server.environments.client.moduleGraph.getModulesByFile(each.file),
      )
      if (!inBrowser) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

async function renderInDev(server: ViteDevServer, page: Page): Promise<string> {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run the pages.')
  const { render } = await ssr.runner.import<Pages>(`/${renderer}`)
  await ssr.runner.import(`/${moduleOf(page)}`)
  const sheets = await sheetsOf(page, ssr.moduleGraph)
  const scripts = page.form ? [`/${waker}`] : []
  return server.transformIndexHtml(page.path, await render(page.path, { css: '', sheets, scripts }))
}

/** The style sheets that a page's module imports, directly or through its parts, in the order of the imports. */
async function sheetsOf(page: Page, graph: EnvironmentModuleGraph): Promise<string[]> {
  const seen = new Set<string>()
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return
    seen.add(url)
    const module = await graph.getModuleByUrl(url)
    for (const each of module?.transformResult?.deps ?? []) await visit(each)
    // What comes after its imports, as in the bundle: a Set keeps the place of the last one added.
    seen.delete(url)
    seen.add(url)
  }
  for (const each of [renderer, moduleOf(page)]) await visit(`/${each}`)
  return [...seen].filter((url) => url.endsWith('.css'))
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Both environments are needed, client and ssr.')
  const browser = outputOf(await builder.build(client))
  const script = chunksOf(browser).find((chunk) => chunk.isEntry)
  const node = outputOf(await builder.build(ssr))
  const outDir = path.resolve(ssr.config.root, ssr.config.build.outDir)
  const { render }: Pages = await import(pathToFileURL(path.join(outDir, bundle, 'pages.js')).href)

  for (const page of [...pages, notFound]) {
    const css = cssOf(path.join(ssr.config.root, moduleOf(page)), node)
    const scripts = page.form && script ? [`/${script.fileName}`] : []
    await writeFile(path.join(outDir, fileOf(page)), await render(page.path, { css, sheets: [], scripts }))
  }
  for (const { fileName } of node) if (fileName.endsWith('.css')) await rm(path.join(outDir, fileName))
  await rm(path.join(outDir, bundle), { recursive: true })
  ssr.logger.info(originLine)
}

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): (Chunk | Rolldown.OutputAsset)[] {
  if (!('output' in result)) throw new Error('One build with one output was expected.')
  return result.output
}

function chunksOf(output: (Chunk | Rolldown.OutputAsset)[]): Chunk[] {
  return output.filter((each) => each.type === 'chunk')
}

/** The CSS that a page's module imports, directly or through its parts, in the order of the bundle. */
function cssOf(module: string, output: (Chunk | Rolldown.OutputAsset)[]): string {
  const chunks = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]))
  const names = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk) return
    for (const each of chunk.imports) visit(chunks.get(each))
    for (const each of chunk.viteMetadata?.importedCss ?? []) names.add(each)
  }
  visit([...chunks.values()].find((chunk) => chunk.isEntry))
  visit([...chunks.values()].find((chunk) => chunk.facadeModuleId === module))
  const sheets = new Map(output.map((each) => [each.fileName, each.type === 'asset' ? String(each.source) : '']))
  return [...names].map((name) => sheets.get(name)).join('')
}
