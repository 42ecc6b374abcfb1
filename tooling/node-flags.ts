/** The flags of Node that run TypeScript, before the path of the module. */
export const nodeFlags: readonly string[] = ['--import', new URL('run-typescript.js', import.meta.url).href]
