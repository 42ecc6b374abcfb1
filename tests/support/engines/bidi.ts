import type { Json } from './driver.ts'

interface Reply {
  readonly id?: number
  readonly method?: string
  readonly params?: Record<string, unknown>
  readonly result?: Record<string, unknown>
  readonly error?: string
  readonly message?: string
}

/** A WebDriver BiDi connection (W3C): commands are answered by number, events arrive between the answers. */
export interface Bidi {
  send(method: string, params: Readonly<Record<string, Json>>): Promise<Record<string, unknown>>
  on(method: string, heard: (params: Record<string, unknown>) => void): void
}

/** How long a command may go unanswered, in ms: one to a page that is being left may never be answered. */
const patience = 30_000

/**
 * Opens a connection to a browser that listens at `url`. A command that fails throws with the browser's words, one that is
 * not answered with its own name.
 */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Map<string, (params: Record<string, unknown>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id === undefined) return listeners.get(reply.method ?? '')?.(reply.params ?? {})
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${url}.`)))
  })
  let number = 0
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        number += 1
        const unanswered = setTimeout(
          reject,
          patience,
          new Error(`${method} was not answered: ${JSON.stringify(params)}`),
        )
        waiting.set(number, ({ result = {}, error, message }) => {
          clearTimeout(unanswered)
          if (error) reject(new Error(`${error}: ${message}`))
          else resolve(result)
        })
        socket.send(JSON.stringify({ id: number, method, params }))
      }),
    on: (method, heard) => listeners.set(method, heard),
  }
}
