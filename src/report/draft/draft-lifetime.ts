/** How long a draft is kept after its last change. */
export const draftLifetimeDays = 30
