/** A way to deliver a finished report. A new one is added here, and to the list that shows them. */
export type Way = 'share' | 'package' | 'mail' | 'draft' | 'print'

/**
 * The ways in the order of this device: sharing first where the main pointer is a finger and the system says it takes
 * these very files; where it cannot share, sharing is not offered.
 */
export function waysToDeliver(device: { readonly coarsePointer: boolean; readonly canShare: boolean }): readonly Way[] {
  const rest = ['package', 'mail', 'draft', 'print'] as const
  if (!device.canShare) return rest
  return device.coarsePointer ? ['share', ...rest] : ['package', 'share', 'mail', 'draft', 'print']
}
