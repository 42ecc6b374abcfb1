import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type EnvironmentModuleGraph,
  type EnvironmentOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type Rolldown,
  type ViteBuilder,
  type ViteDevServer,
} from 'vite'
import { getPageFile, getPageName, notFound, pages, report, type SitePage } from '../src/site.ts'
import { addContentSecurityPolicy } from './content-security-policy.ts'

type Pages = typeof import('../src/render.tsx')
type Chunk = Rolldown.OutputChunk
type Output = (Chunk | Rolldown.OutputAsset)[]

const renderEntry = 'src/render.tsx'
const bundle = '.prerender'

const pageModules = new Map(
  pages.flatMap(({ script = '' }) => {
    const name = path.basename(script, '.ts')
    return script && script !== report.script ? [[name, script] as const] : []
  }),
)

const getModulePath = (page: SitePage) => `src/pages/${getPageName(page)}/${getPageName(page)}.page.tsx`

/** Renders every page of `site.ts` to a file, with its CSS inline; in dev each request links its style sheets. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    config: ({ build }, { command }) => ({
      builder: { buildApp },
      environments: {
        client: {
          build: {
            rolldownOptions: { input: { loader: report.script ?? '' } },
          },
        },
        // Each alone: what two have in common would be a chunk that both load after them.
        ...(command === 'build' &&
          Object.fromEntries(
            [...pageModules].map(([name, script]) => [
              name.replaceAll('-', '_'),
              createModuleEnvironment(name, script),
            ]),
          )),
        ssr: {
          build: {
            emptyOutDir: false,
            emitAssets: true,
            copyPublicDir: false,
            outDir: build?.outDir ?? 'dist',
            rolldownOptions: {
              input: renderEntry,
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
        const page = pages.find((page) => page.path === pathname) ?? notFound
        renderInDev(server, page).then((html) => {
          response.writeHead(page === notFound ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        }, next)
      })
    },
    // A page without script has no module to replace, so a change of its source reloads it.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const inBrowser = modules.some(
        (module) => module.file && server.environments.client.moduleGraph.getModulesByFile(module.file),
      )
      if (!inBrowser) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Returns the environment that builds the module of a page into the folder of the others. */
function createModuleEnvironment(name: string, script: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: { [name]: script } } },
  }
}

async function renderInDev(server: ViteDevServer, page: SitePage): Promise<string> {
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot render the pages.')
  const { renderPage } = await ssr.runner.import<Pages>(`/${renderEntry}`)
  await ssr.runner.import(`/${getModulePath(page)}`)
  const stylesheets = await findStylesheets(page, ssr.moduleGraph)
  const script = page.script && `/${page.script}`
  return server.transformIndexHtml(page.path, await renderPage(page.path, { css: '', stylesheets, script }))
}

/** Returns the style sheets that a page's module imports, directly or through its components, in import order. */
async function findStylesheets(page: SitePage, graph: EnvironmentModuleGraph): Promise<string[]> {
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
  for (const path of [renderEntry, getModulePath(page)]) await visit(`/${path}`)
  return [...seen].filter((url) => url.endsWith('.css'))
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr, ...moduleEnvironments } = builder.environments
  if (!client || !ssr) throw new Error('Both environments are needed, client and ssr.')
  const browser: Output = []
  for (const environment of [client, ...Object.values(moduleEnvironments)])
    browser.push(...getOutput(await builder.build(environment)))
  const getUrl = (source: string) => {
    const module = path.join(client.config.root, source)
    return `/${getChunks(browser).find(({ facadeModuleId }) => facadeModuleId === module)?.fileName}`
  }
  const node = getOutput(await builder.build(ssr))
  const outDir = path.resolve(ssr.config.root, ssr.config.build.outDir)
  const bundled = pathToFileURL(path.join(outDir, bundle, 'render.js')).href
  const { renderPage, drawingsPath, drawingsSvg }: Pages = await import(bundled)
  await writeFile(path.join(outDir, drawingsPath), drawingsSvg)

  for (const page of [...pages, notFound]) {
    const css = collectCss(path.join(ssr.config.root, getModulePath(page)), node)
    const options = { css, stylesheets: [], script: page.script && getUrl(page.script) }
    const html = addContentSecurityPolicy(await renderPage(page.path, options), page)
    await writeFile(path.join(outDir, getPageFile(page)), html)
  }
  for (const { fileName } of node) if (fileName.endsWith('.css')) await rm(path.join(outDir, fileName))
  await rm(path.join(outDir, bundle), { recursive: true })
}

function getOutput(result: Awaited<ReturnType<ViteBuilder['build']>>): Output {
  if (!('output' in result)) throw new Error('One build with one output was expected.')
  return result.output
}

function getChunks(output: Output): Chunk[] {
  return output.filter((file) => file.type === 'chunk')
}

/** Returns the CSS that a page's module imports, directly or through its components, in bundle order. */
function collectCss(module: string, output: Output): string {
  const chunks = new Map(getChunks(output).map((chunk) => [chunk.fileName, chunk]))
  const names = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk) return
    for (const name of chunk.imports) visit(chunks.get(name))
    for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name)
  }
  visit([...chunks.values()].find((chunk) => chunk.isEntry))
  visit([...chunks.values()].find((chunk) => chunk.facadeModuleId === module))
  const sheets = new Map(output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : '']))
  return [...names].map((name) => sheets.get(name)).join('')
}
