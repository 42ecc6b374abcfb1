/** The limits of layout that no rule of the platform gives. Each has at least 10 % of room over its value of today. */
export const layoutLimits = {
  /** How far down the ink of a printed page reaches, as a part of its height, unless it is the last: a blank third looks like the end. */
  printedInk: 0.75,
  /** The same of /research, where no case is parted, and each takes less than half a page. */
  printedInkOfResearch: 0.49,
  /** Screens of a phone that /research has besides one for each case: head, map, archive and data. */
  researchScreens: 6.7,
  /** Screens of a phone for each person on /team, the rest of the page included: one is seen at a time. */
  screensPerPerson: 4 / 3,
  /** Pixels of the narrowest text on a phone: below it lines have under 30 characters. */
  narrowestText: 240,
  /** Screens of a phone down to the end of the first field: what comes before the form does not hide it. */
  screensBeforeForm: 1.5,
  /** Characters of a line of prose, in the mean: beyond 75 the eye loses the next line (WCAG 1.4.8 allows 80). */
  lineLength: 74,
  /** Cumulative layout shift while a page loads: a twentieth of what is called good (0.1). */
  layoutShift: 0.005,
} as const
