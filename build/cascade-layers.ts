import path from 'node:path'
import type { ChildNode, Plugin } from 'postcss'
import { type Layer, layers } from '../src/styles/layers.ts'

const source = path.join(import.meta.dirname, '../src')

/**
 * The PostCSS plugin that puts every style sheet of `src/` into the cascade layer of its folder, and its print rules
 * into the last layer. In `styles/` each file is a layer. The dev server and the build use the same plugin.
 */
export const cascadeLayersPlugin: Plugin = {
  postcssPlugin: 'layered',
  Once(root, { AtRule }) {
    const folder = getCascadeLayer(root.source?.input.file ?? '')
    if (!folder) return
    const print = root.nodes.filter(isPrint)
    const screen = root.nodes.filter((node) => !isPrint(node))
    root.removeAll()
    for (const [layer, nodes] of [[folder, screen] as const, ['print', print] as const])
      if (nodes.length > 0) root.append(new AtRule({ name: 'layer', params: layer, nodes }))
  },
}

/**
 * Returns the layer of a style sheet by its path; undefined for a file outside `src/`, such as the font faces. Throws
 * if a folder of `src/` has styles and no layer.
 */
export function getCascadeLayer(file: string): Layer | undefined {
  const [folder = '', ...rest] = path.relative(source, file).split(path.sep)
  if (folder === '..' || rest.length === 0) return
  const name = folder === 'styles' ? path.basename(file, '.css') : folder
  const layer = layers.find((layer) => layer === name)
  if (!layer) throw new Error(`${file}: ${name} is no layer. There are: ${layers.join(', ')} (src/styles/layers.ts).`)
  return layer
}

function isPrint(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print'
}
