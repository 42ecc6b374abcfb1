import { createHash } from 'node:crypto'

/** Returns eight characters that change with a content. */
export function hashContent(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

/** Returns the path in `dist/` of a file whose name changes with its content, so that it can be cached for good. */
export function getAssetPath(name: string, extension: string, content: string): string {
  return `assets/${name}-${hashContent(content)}.${extension}`
}
