import { createHash } from 'node:crypto'

/** Returns the path in `dist/` of a file whose name changes with its content, so that it can be cached for good. */
export function getAssetPath(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `assets/${name}-${hash}.${extension}`
}
