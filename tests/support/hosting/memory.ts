import { once } from 'node:events'

export interface Memory {
  /** Bytes that are in use after a full collection: objects, and the buffers that they hold. */
  readonly bytes: number
  /** Connections that are open. */
  readonly sockets: number
}

/** Asks a Node process through its inspector (started with `--inspect=0`, which prints the address) what it holds. */
export async function memoryOf(inspector: string): Promise<Memory> {
  const socket = new WebSocket(inspector)
  await once(socket, 'open')
  let last = 0
  const call = async (method: string, params: object = {}) => {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [event] = await once(socket, 'message')
      const message = JSON.parse(event.data)
      if (message.id === id) return message.result
    }
  }
  await call('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await call('Runtime.getHeapUsage')
  const expression = "process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length"
  const { result } = await call('Runtime.evaluate', { expression })
  socket.close()
  return { bytes: usedSize + backingStorageSize, sockets: result.value }
}
