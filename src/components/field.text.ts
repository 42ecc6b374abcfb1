export const fieldText = {
  /** The end of the name of a required list or group. */
  required: ', required',
} as const
