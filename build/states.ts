import type { Plugin, ViteDevServer } from 'vite'
import { contact, report } from '../src/site.ts'
import { renderPage } from './dev-server.ts'

type States = typeof import('../src/states/states.ts')

/** Lists the states of the forms at /states, and shows each at its own address, in dev alone. */
export function statesPlugin(): Plugin {
  return {
    name: 'states',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/states', ({ url = '/' }, response, next) => {
        renderStates(server, new URL(url, 'http://localhost').pathname).then((html) => {
          if (html === undefined) return next()
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        }, next)
      })
    },
  }
}

/** Renders the list, or the page of a state, by the modules as they are now; undefined if there is no such state. */
async function renderStates(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const { reportStates, contactStates } = (await server.ssrLoadModule('/src/states/states.ts')) as States
  const forms = [
    { page: report, names: Object.keys(reportStates) },
    { page: contact, names: Object.keys(contactStates) },
  ]
  if (pathname === '/')
    return renderList(forms.flatMap(({ page, names }) => names.map((name) => `${page.path}/${name}`)))
  const form = forms.find(({ page, names }) => names.some((name) => pathname === `${page.path}/${name}`))
  return form && renderPage(server, { ...form.page, scripts: ['src/states/show-state.ts'] })
}

function renderList(paths: readonly string[]): string {
  const items = paths.map((path) => `<li><a href="/states${path}">${path.slice(1).replace(/\W/g, ' ')}</a></li>`)
  return `<!doctype html><html lang="en-US"><title>States</title><h1>States</h1><ul>${items.join('')}</ul></html>`
}
