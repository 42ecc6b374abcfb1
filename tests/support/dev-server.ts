import { createServer } from 'vite'

/** Starts the development server at a free port. */
export async function startDevServer() {
  const server = await createServer({ server: { port: 0, host: 'localhost', hmr: false }, logLevel: 'error' })
  await server.listen()
  return { baseURL: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
