/** The cause of a failed examination: the device, the file's time limit, or this page. */
export type FailureCause = 'device' | 'timeout' | 'internal'

/** Thrown when a file was not examined completely. It can still be accepted unchanged. */
export class FileWorkerError extends Error {
  override readonly name = 'FileWorkerError'
  readonly failureCause: FailureCause
  constructor(failureCause: FailureCause, options?: ErrorOptions) {
    super(`examination failed: ${failureCause}`, options)
    this.failureCause = failureCause
  }
}

/**
 * The names of browser errors for a file that was moved, changed or removed since it was chosen (File API, section 7).
 */
const deviceErrorNames = ['NotReadableError', 'NotFoundError', 'SecurityError']

/** Returns the cause of an error; an unknown error is internal. */
export function getFailureCause(error: unknown): FailureCause {
  if (error instanceof FileWorkerError) return error.failureCause
  return error instanceof DOMException && deviceErrorNames.includes(error.name) ? 'device' : 'internal'
}
