/**
 * Imports a chunk once, and asks the network anew after a failure. Chromium and WebKit do so by themselves. Firefox 140 remembers
 * that it did not come and asks no more, under that address; its error names it (tried in all three, 2026-11-21).
 */
export function importAgain<Module>(importChunk: () => Promise<Module>): () => Promise<Module> {
  let failures = 0
  let module: Module | undefined
  return async () => {
    try {
      module ??= await importChunk()
    } catch (error) {
      failures += 1
      const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
      if (failures === 1 || !address) throw error
      module = (await import(/* @vite-ignore */ `${address}?again=${failures}`)) as Module
    }
    return module
  }
}
