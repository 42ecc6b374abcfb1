import { composeReport } from '../finished/report.ts'
import { reportText } from '../finished/report-text.ts'
import { FileWay } from './file-way.tsx'
import { MailDraft } from './mail-draft.tsx'
import { canShare, ShareWay } from './share-way.tsx'
import type { FinishedWay } from './ways.ts'

/** The ways that deliver the finished report, in their order: a new one is a line here. */
const ways: Readonly<Record<string, FinishedWay>> = {
  file: { Way: FileWay },
  share: { Way: ShareWay, offered: canShare },
}

/** What the later code brings for delivering: the report, finished, and the ways that deliver it whole. */
export const finishing = { composeReport, reportText, MailDraft, ways }
