import { figures } from './figures.ts'
import { organization } from './organization.ts'

export interface Member {
  /** Stable: the fragment of the person's entry on /team. */
  readonly id: string
  /** The portrait's number; `media/portraits/PROVENANCE.md` says who it shows. */
  readonly portrait: string
  readonly name: string
  readonly title: string
  readonly bio: string
  /** What the portrait shows, for those who do not see it. */
  readonly alt: string
}

/** The nine members (specification, section 2, "Team"). The people are fictional, and so are the faces. */
export const team: readonly Member[] = [
  {
    id: 'hale',
    portrait: '01',
    name: 'Warren Hale',
    title: 'Director',
    bio: 'Ran a calibration laboratory for nineteen years before he came here. He signs every case open and every case ended. He has reversed himself four times, and dated each reversal.',
    alt: 'A man in his late fifties, in suit and tie. Lines of light sag over his high forehead.',
  },
  {
    id: 'mbeki',
    portrait: '02',
    name: 'Dr. Odette Mbeki',
    title: 'Head, Research Division',
    bio: 'Decides what the instruments are asked. Her thesis measured nothing, to nine digits. She still considers it her best work.',
    alt: 'A woman of about forty, half smiling. Lines run wide over her sweater and crumble in her hair.',
  },
  {
    id: 'seo',
    portrait: '03',
    name: 'Dr. Yuna Seo',
    title: 'Dimensional Metrology',
    bio: 'Measures rooms. At THRESHOLD she found the 4\u00a0mm, then measured 212 more times, with three more instruments. All 213 readings are on file.',
    alt: 'A woman in her mid-thirties, attentive. Bright lines cross her face; on black wool they fade.',
  },
  {
    id: 'anand',
    portrait: '04',
    name: 'Rafael Anand',
    title: 'Head, Field Operations',
    bio: 'A surveyor. Sends a team within a day of accepting a report, where the site can be reached, and usually goes with it. He has walked the boundary of UNCHARTED 61 times.',
    alt: 'A man in his mid-thirties with a short beard. Lines break at his collar and ripple down the shirt.',
  },
  {
    id: 'lindqvist',
    portrait: '05',
    name: 'Dr. Margit Lindqvist',
    title: 'Founding Fellow',
    bio: `One of the ${organization.founders} founders. The measurement she threw away was found in a colleague’s drawer. It is the first page of the record.`,
    alt: 'A woman of about sixty with a white bob. Lines ring the crown of her head and follow her cheeks.',
  },
  {
    id: 'grant',
    portrait: '06',
    name: 'Prof. Isaiah Grant',
    title: 'Chair, Review Board',
    bio: 'Taught the theory of measurement for thirty-one years. No paper leaves without his board. Most drafts go back once, with one question: by how much.',
    alt: 'A man in his late sixties with a white beard. Lines ring his crown and jump at his round glasses.',
  },
  {
    id: 'beaumont',
    portrait: '07',
    name: 'Dr. Claire Beaumont',
    title: 'Instrument Design',
    bio: `Builds detectors that note their own failures. The clock that the ${figures.facilities.value} facilities share is hers. She checks it against a second clock, also hers.`,
    alt: 'A woman of about thirty in a lab coat. Lines bow over her cheeks and break at the lapels.',
  },
  {
    id: 'arakawa',
    portrait: '08',
    name: 'Dr. Kenji Arakawa',
    title: 'Head, Data Analysis',
    bio: 'Gives all raw data to two readers who do not see each other’s result. When they differ, both results are published. He has never said which he prefers.',
    alt: 'A man of about forty in a lab coat and glasses. Lines bend down his nose and swing over the coat.',
  },
  {
    id: 'farahani',
    portrait: '09',
    name: 'Leila Farahani',
    title: 'Public Record',
    bio: 'Reads every message that reaches the office, and answers it. What the review board clears, she publishes the same week. She speaks to journalists.',
    alt: 'A woman of about fifty, hair tied back. Lines sag over her forehead and stay straight on the wall.',
  },
]

/** The person with this id. Throws where there is none. */
export function memberOf(id: string): Member {
  const member = team.find((each) => each.id === id)
  if (!member) throw new Error(`Nobody in team.ts has the id ${id}.`)
  return member
}

export interface Division {
  readonly name: string
  readonly work: string
}

/** The three division cards (specification, section 2, "Team"). */
export const divisions: readonly Division[] = [
  {
    name: 'Research Division',
    work: 'Builds the instruments, and then builds the ones that check them.',
  },
  {
    name: 'Field Operations',
    work: 'Leaves within a day of accepting a report, where the site can be reached, and stays until the readings stop moving.',
  },
  {
    name: 'Data Analysis',
    work: 'Reads everything twice, apart.',
  },
]
