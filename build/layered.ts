import path from 'node:path'
import type { ChildNode, Plugin } from 'postcss'
import { type Layer, layers } from '../src/styles/layers.ts'

const source = path.join(import.meta.dirname, '../src')

/**
 * A PostCSS plugin: puts every style sheet of `src/` into the layer of its room, and what it says of print into the last
 * one. The rooms are the folders of `src/`; in `styles/` each file is a layer. Dev and build compile with it alike.
 */
export const layered: Plugin = {
  postcssPlugin: 'layered',
  Once(root, { AtRule }) {
    const room = layerOf(root.source?.input.file ?? '')
    if (!room) return
    const print = root.nodes.filter(isPrint)
    const screen = root.nodes.filter((node) => !isPrint(node))
    root.removeAll()
    for (const [layer, nodes] of [[room, screen] as const, ['print', print] as const])
      if (nodes.length > 0) root.append(new AtRule({ name: 'layer', params: layer, nodes }))
  },
}

/**
 * Gives the layer of a style sheet by its path; nothing for a file from elsewhere, such as the font faces, which cascade
 * over nothing. Throws where a folder of `src/` has styles and no layer.
 */
export function layerOf(file: string): Layer | undefined {
  const [room = '', ...rest] = path.relative(source, file).split(path.sep)
  if (room === '..' || rest.length === 0) return
  const name = room === 'styles' ? path.basename(file, '.css') : room
  const layer = layers.find((each) => each === name)
  if (!layer) throw new Error(`${file}: ${name} is no layer. There are: ${layers.join(', ')} (src/styles/layers.ts).`)
  return layer
}

function isPrint(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print'
}
