import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import type { EnvironmentOptions, Plugin, Rolldown, ViteBuilder } from 'vite'
import { getAssetPath } from '../src/asset-path.ts'
import { getPageFile, getPageName, notFound, pages, report } from '../src/site.ts'
import { addContentSecurityPolicy } from './content-security-policy.ts'
import { getPageModule, type PageRenderer, renderEntry } from './page-sources.ts'

type Chunk = Rolldown.OutputChunk
type Output = (Chunk | Rolldown.OutputAsset)[]

const bundle = '.prerender'

const pageModules = new Map(
  pages
    .filter((page) => page !== report)
    .flatMap(({ scripts = [] }) => scripts.map((script) => [path.basename(script, '.ts'), script] as const)),
)

/** Renders every page of `site.ts` to a file, with its CSS inline, but for that of paper, which no screen waits for. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    config: ({ build }, { command }) => ({
      builder: { buildApp },
      environments: {
        client: {
          build: {
            rolldownOptions: { input: { loader: report.scripts?.[0] ?? '' } },
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
  }
}

/** Returns the environment that builds the module of a page into the folder of the others. */
function createModuleEnvironment(name: string, script: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: { [name]: script } } },
  }
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
  const output = [...getOutput(await builder.build(ssr)), ...browser]
  const outDir = path.resolve(ssr.config.root, ssr.config.build.outDir)
  const bundled = pathToFileURL(path.join(outDir, bundle, 'render.js')).href
  const { renderPage, loadDrawings }: PageRenderer = await import(bundled)
  const { drawingsPath, drawingsSvg } = await loadDrawings()
  await writeFile(path.join(outDir, drawingsPath), drawingsSvg)

  for (const page of [...pages, notFound]) {
    const modules = [getPageModule(page), ...(page.scripts ?? [])].map((source) => path.join(ssr.config.root, source))
    const { css, print } = splitPrintCss(collectCss(modules, output))
    const printFile = getAssetPath(`${getPageName(page)}.print`, 'css', print)
    await writeFile(path.join(outDir, printFile), print)
    const options = {
      css,
      stylesheets: [{ href: `/${printFile}`, media: 'print' }],
      scripts: (page.scripts ?? []).map(getUrl),
    }
    const html = addContentSecurityPolicy(await renderPage(page.path, options), page)
    const file = path.join(outDir, getPageFile(page))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  for (const { fileName } of output)
    if (fileName.endsWith('.css')) await rm(path.join(outDir, fileName), { force: true })
  await rm(path.join(outDir, bundle), { recursive: true })
}

function getOutput(result: Awaited<ReturnType<ViteBuilder['build']>>): Output {
  if (!('output' in result)) throw new Error('One build with one output was expected.')
  return result.output
}

function getChunks(output: Output): Chunk[] {
  return output.filter((file) => file.type === 'chunk')
}

/** Returns the CSS that the modules of a page import, directly or through its components, in bundle order. */
function collectCss(modules: readonly string[], output: Output): string {
  const chunks = new Map(getChunks(output).map((chunk) => [chunk.fileName, chunk]))
  const names = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk) return
    for (const name of chunk.imports) visit(chunks.get(name))
    for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name)
  }
  visit([...chunks.values()].find((chunk) => chunk.isEntry))
  for (const module of modules) visit([...chunks.values()].find((chunk) => chunk.facadeModuleId === module))
  const sheets = new Map(output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : '']))
  return [...names].map((name) => sheets.get(name)).join('')
}

/** Parts the CSS of a page into what its readers wait for, and what is under `@media print` alone. */
function splitPrintCss(source: string): { css: string; print: string } {
  const root = postcss.parse(source)
  const print = postcss.root()
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') print.append(rule.remove().nodes ?? [])
  })
  return { css: root.toString(), print: print.toString() }
}
