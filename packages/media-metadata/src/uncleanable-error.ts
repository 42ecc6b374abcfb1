/** Thrown where a file cannot be followed to its end. The message is the reason, in English, as people read it: "it is encrypted". */
export class UncleanableError extends Error {
  override readonly name = 'UncleanableError'
}

export const contradiction = 'its tables contradict each other'
export const truncation = 'it ends too early'
export const missingPicture = 'it has no picture, or several'
