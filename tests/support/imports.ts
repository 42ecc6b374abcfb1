import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file that imports another, by their paths from the project's root; types count too. */
export interface Import {
  readonly from: string
  readonly to: string
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

/** What these files import of one another. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((from) => {
    const found = [...readFileSync(from, 'utf8').matchAll(imported)].map(([, path = '']) => join(dirname(from), path))
    return found.filter((to) => files.includes(to)).map((to) => ({ from, to }))
  })
}

/** A way that leads from a node back to it, or nothing: depth first, each node once. */
export function circleIn(edges: readonly Import[]): string[] | undefined {
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
