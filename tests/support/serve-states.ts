// Serves what `npm run dev` serves, at the port of the first argument, without watching the files.
import { createServer } from 'vite'

const port = Number(process.argv[2])
const server = await createServer({ server: { port, strictPort: true, hmr: false, watch: null }, logLevel: 'error' })
await server.listen()
