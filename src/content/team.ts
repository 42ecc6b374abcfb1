import { organization } from './organization.ts'
import { threshold } from './readings/threshold.ts'
import { uncharted } from './readings/uncharted.ts'

export interface Member {
  /** The stable fragment of the person's entry on /team. */
  readonly id: string
  /** The portrait's number; `media/portraits/PROVENANCE.md` has its source. */
  readonly portrait: string
  readonly name: string
  readonly title: string
  readonly bio: string
  readonly alt: string
}

/** The division cards (specification, section 2, "Team"). */
export const divisions = [
  {
    name: 'Research Division',
    work: 'Builds the instruments, and then builds the ones that check them.',
  },
  {
    name: 'Field Operations',
    work: 'Goes to the place, and stays until the readings stop moving.',
  },
  {
    name: 'Data Analysis',
    work: 'Two people read everything, and compare only at the end.',
  },
] as const

const [researchDivision, fieldOperations, dataAnalysis] = divisions

/** The members (specification, section 2, "Team"). The people are fictional, and so are the faces. */
export const members: readonly Member[] = [
  {
    id: 'hale',
    portrait: '01',
    name: 'Warren Hale',
    title: 'Director',
    bio: 'Ran a calibration laboratory for nineteen years. He signs when a case opens, and when it ends. He has reversed himself four times, and dated each reversal.',
    alt: 'A man in his late fifties, in a dark suit. Level lines of light sag over his high forehead.',
  },
  {
    id: 'mbeki',
    portrait: '02',
    name: 'Dr. Odette Mbeki',
    title: `Head, ${researchDivision.name}`,
    bio: 'Decides what the instruments are asked. Her thesis measured nothing, to nine digits. She still considers it her best work.',
    alt: 'A woman of about forty, half smiling. Slanting lines cross her face and crumble in her hair.',
  },
  {
    id: 'seo',
    portrait: '03',
    name: 'Dr. Yuna Seo',
    title: 'Dimensional Metrology',
    bio: `Measures rooms. At THRESHOLD she confirmed the ${threshold.difference.toFixed(0)}\u00a0mm, and measured until they were gone. At UNCHARTED she is the second walker, and asks for no figure until she has her own.`,
    alt: 'A woman in her mid-thirties, attentive, from near. Upright lines close into rings at her temple.',
  },
  {
    id: 'anand',
    portrait: '04',
    name: 'Rafael Anand',
    title: `Head, ${fieldOperations.name}`,
    bio: `Sends a team within a day of accepting a report, and goes with it. He has walked around UNCHARTED ${uncharted.walkCount} times.`,
    alt: 'A man in his mid-thirties with a short beard. Slanting lines turn sharply along his nose.',
  },
  {
    id: 'lindqvist',
    portrait: '05',
    name: 'Dr. Margit Lindqvist',
    title: 'Founding Fellow',
    bio: `One of the ${organization.founders} founders. The measurement she threw away was found in a colleague’s drawer. It is the first page of the record.`,
    alt: 'A woman of about sixty with a white bob. Steep lines follow her cheeks and ring her hair.',
  },
  {
    id: 'grant',
    portrait: '06',
    name: 'Prof. Isaiah Grant',
    title: 'Chair, Review Board',
    bio: 'Taught the theory of measurement for thirty-one years. No paper leaves without his board. Most drafts go back once, with one question: by how much? His own, “On Dimensional Stability”, went back twice.',
    alt: 'A man in his late sixties with a white beard. His round glasses interrupt the lines.',
  },
  {
    id: 'beaumont',
    portrait: '07',
    name: 'Dr. Claire Beaumont',
    title: 'Instrument Design',
    bio: 'Builds detectors that note their own failures. The common clock is hers. She checks it against a second clock, also hers.',
    alt: 'A woman of about thirty in a lab coat. Steep lines bow over her cheeks and break at the lapels.',
  },
  {
    id: 'arakawa',
    portrait: '08',
    name: 'Dr. Kenji Arakawa',
    title: `Head, ${dataAnalysis.name}`,
    bio: 'Gives all raw data to two readers. When they differ, both results are published. He has never said which he prefers.',
    alt: 'A man of about forty, from near. His glasses throw a second outline on the lines over his face.',
  },
  {
    id: 'farahani',
    portrait: '09',
    name: organization.correspondent,
    title: 'Public Record',
    bio: 'Reads every message that reaches the office, and answers it. What the board clears, she publishes the same week.',
    alt: 'A woman with a level gaze, her hair smooth against her head. Steep lines bend at her brows and along her nose.',
  },
]

/** Who has left. They stay named in the cases that they measured; nothing else about them is published. */
export const formerMembers: readonly Pick<Member, 'id' | 'name'>[] = []

export function getMember(id: string): Member {
  const member = members.find((member) => member.id === id)
  if (!member) throw new Error(`team.ts has no member with the id ${id}.`)
  return member
}
