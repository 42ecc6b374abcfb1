/** The status label exactly as it is read, and what it means (specification, section 4). */
export const statuses = {
  active: {
    label: 'ACTIVE (Ongoing)',
    meaning: 'The readings still depart from what is expected. Instruments are in place and the case is open.',
  },
  ended: {
    label: 'ENDED',
    meaning:
      'The readings returned to what is expected on the date shown, and have stayed there. Ended does not mean explained.',
  },
} as const

export interface Case {
  /** Stable: the fragment of the case's permanent address and its id in the published data. */
  readonly id: string
  readonly name: string
  readonly location: string
  readonly status: keyof typeof statuses
  /** The day, ISO 8601. */
  readonly day: string
  /** The date as the specification writes it (section 3). */
  readonly date: string
  /** What stands before the date, where the specification has words there. */
  readonly dateWords?: string
  /** One plain-language summary. */
  readonly description: string
  /** What the case's plate shows, in one sentence that claims no more than the recipe computes. */
  readonly plate: string
}

/** The cases of 2025, in the specification's order: newest first. */
export const cases: readonly Case[] = [
  {
    id: 'uncharted',
    name: 'UNCHARTED',
    location: 'San Francisco',
    status: 'active',
    day: '2025-04-19',
    date: 'April 19, 2025',
    dateWords: 'first reported',
    description:
      'A region of San Francisco roughly 90 meters across returns survey distances that do not sum. The boundary moves with the tide tables, but not with the tide.',
    plate: 'One particle in a box, from an off-center start. Position runs left to right, time runs upward.',
  },
  {
    id: 'nexus',
    name: 'NEXUS',
    location: 'Palo Alto',
    status: 'ended',
    day: '2025-02-28',
    date: 'Feb 28 2025',
    description:
      'Two rooms on the same corridor returned the same background count, to nine digits, for eleven days. On the twelfth they differed by 4.',
    plate: 'One particle in a box, close up. The bright points are where its parts meet again.',
  },
  {
    id: 'threshold',
    name: 'THRESHOLD',
    location: 'Los Angeles',
    status: 'ended',
    day: '2025-02-12',
    date: 'Feb 12 2025',
    description: 'A doorway measured 4 mm narrower from the inside. The difference closed on its own.',
    plate: 'Light behind two slits, near field. The screen is to the right.',
  },
  {
    id: 'cascade',
    name: 'CASCADE',
    location: 'New York',
    status: 'ended',
    day: '2025-01-30',
    date: 'Jan 30 2025',
    description:
      'Seven clocks in one building failed in the order they were bought. The eighth, on loan, kept time within 2 ms.',
    plate: 'Waves from three point sources, where they meet.',
  },
  {
    id: 'resonance',
    name: 'RESONANCE',
    location: 'Denver',
    status: 'ended',
    day: '2025-01-15',
    date: 'Jan 15 2025',
    description: 'A standing tone at 19.2 Hz, with no source, held steady through two power cuts.',
    plate: 'Two modes of a circular drum, sounding together.',
  },
]
