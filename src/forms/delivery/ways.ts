/** A way to deliver, by what a person does. A new one is added here, and to the list that shows them. */
export type Way = 'email' | 'file' | 'share' | 'print'

/** What decides which way gets furthest. */
interface Circumstances {
  readonly files: number
  readonly coarsePointer: boolean
  /** The system says that it takes these very files. */
  readonly canShare: boolean
}

/**
 * The ways in the order of this report and this device; the first is the one that gets furthest. A mail link carries no
 * files, so it comes first where there are none; a finger shares where the system takes them; else it is the one file.
 */
export function waysToDeliver({ files, coarsePointer, canShare }: Circumstances): readonly Way[] {
  const first: Way = files === 0 ? 'email' : canShare && coarsePointer ? 'share' : 'file'
  const others: readonly Way[] = ['file', 'email', ...(canShare ? (['share'] as const) : []), 'print']
  return [first, ...others.filter((way) => way !== first)]
}
