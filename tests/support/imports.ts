import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file that imports another, by their paths from the project's root; type imports count too. */
export interface Import {
  readonly from: string
  readonly to: string
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

/** Returns the imports between these files. */
export function readImports(files: readonly string[]): Import[] {
  return files.flatMap((from) => {
    const found = [...readFileSync(from, 'utf8').matchAll(imported)].map(([, path = '']) => join(dirname(from), path))
    return found.filter((to) => files.includes(to)).map((to) => ({ from, to }))
  })
}

/** Returns a cycle in the imports, or undefined: depth first, each node once. */
export function findImportCycle(edges: readonly Import[]): string[] | undefined {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const each of next.get(node) ?? []) {
      const circle = visit(each, [...way, node])
      if (circle) return circle
    }
    done.add(node)
    return undefined
  }
  for (const node of next.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return undefined
}
