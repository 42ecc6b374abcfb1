import { useDeferredValue, useSyncExternalStore } from 'react'
import type { ReportState } from './report-state.ts'
import type { ReportStore } from './run-report.ts'

export interface ReportView {
  readonly store: Pick<ReportStore, 'get' | 'send' | 'subscribe'>
}

/** Returns a part of the state and renders again when it changes. `select` must not create objects. */
export function useReport<Part>(store: ReportView['store'], select: (state: ReportState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

/** Returns the same, rendered after the browser has painted the response to a press or key. */
export function useDeferredReport<Part>(store: ReportView['store'], select: (state: ReportState) => Part): Part {
  return useDeferredValue(useReport(store, select))
}
