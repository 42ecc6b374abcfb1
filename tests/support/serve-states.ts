// Serves what `npm run dev` serves, at the port of the first argument, without watching the files: each browser asks once for a module.
import { createServer } from 'vite'

const port = Number(process.argv[2])
const server = await createServer({
  server: { port, strictPort: true, hmr: false, watch: null, headers: { 'cache-control': 'max-age=3600' } },
  logLevel: 'error',
})
await server.listen()
