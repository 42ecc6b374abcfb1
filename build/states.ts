import type { Plugin, ViteDevServer } from 'vite'
import { contact, report } from '../src/site.ts'
import type { World } from '../src/states/worlds.ts'
import { getPathname, parseRequestUrl, renderPage } from './dev-server.ts'

type States = typeof import('../src/states/states.ts')
type Worlds = typeof import('../src/states/worlds.ts')

/** In the URL of a script, by how many milliseconds it is late. */
const lateParameter = 'late'

/** Lists the states of the forms at /states and shows each, and the report in a world that fails, in dev alone. */
export function statesPlugin(): Plugin {
  return {
    name: 'states',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/states', ({ url }, response, next) => {
        renderStates(server, getPathname(url)).then((html) => {
          if (html === undefined) return next()
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        }, next)
      })
      server.middlewares.use(({ url = '/' }, response, next) => {
        const delayMs = parseRequestUrl(url).searchParams.get(lateParameter)
        if (delayMs) return void setTimeout(next, Number(delayMs))
        if (getPathname(url) !== report.path) return next()
        renderWorld(server, parseRequestUrl(url)).then((html) => {
          if (html === undefined) return next()
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        }, next)
      })
    },
  }
}

async function findWorld(server: ViteDevServer, { searchParams }: URL): Promise<World | undefined> {
  const name = searchParams.get('world')
  const { worlds } = (await server.ssrLoadModule('/src/states/worlds.ts')) as Worlds
  return Object.entries(worlds).find(([key]) => key === name)?.[1]
}

/** Renders the report with what goes wrong before its own code; undefined where the address names no such world. */
async function renderWorld(server: ViteDevServer, url: URL): Promise<string | undefined> {
  const world = await findWorld(server, url)
  if (!world) return undefined
  const query = world.isCodeLate ? `?${lateParameter}=${world.ms}` : ''
  const scripts = report.scripts?.map((script) => `${script}${query}` as typeof script) ?? []
  const html = await renderPage(server, { ...report, scripts })
  return html.replace('<head>', '<head><script type="module" src="/src/states/start-world.ts"></script>')
}

/** Renders the list, or the page of a state, by the modules as they are now; undefined if there is no such state. */
async function renderStates(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const { reportStates, contactStates } = (await server.ssrLoadModule('/src/states/states.ts')) as States
  const { worlds } = (await server.ssrLoadModule('/src/states/worlds.ts')) as Worlds
  const forms = [
    { page: report, names: Object.keys(reportStates) },
    { page: contact, names: Object.keys(contactStates) },
  ]
  if (pathname === '/')
    return renderList(
      forms.flatMap(({ page, names }) => names.map((name) => `${page.path}/${name}`)),
      worlds,
    )
  const form = forms.find(({ page, names }) => names.some((name) => pathname === `${page.path}/${name}`))
  return form && renderPage(server, { ...form.page, scripts: ['src/states/show-state.ts'] })
}

function renderList(paths: readonly string[], worlds: Readonly<Record<string, World>>): string {
  const states = paths.map((path) => `<li><a href="/states${path}">${path.slice(1).replace(/\W/g, ' ')}</a></li>`)
  const failing = Object.entries(worlds).map(
    ([name, { words }]) => `<li><a href="${report.path}?world=${name}">${name.replaceAll('-', ' ')}</a>: ${words}</li>`,
  )
  const lists = `<h1>States</h1><ul>${states.join('')}</ul><h2>What can go wrong</h2><ul>${failing.join('')}</ul>`
  return `<!doctype html><html lang="en-US"><title>States</title>${lists}</html>`
}
