import { composeReport } from '../finished/report.ts'
import { reportText } from '../finished/report-text.ts'
import { FileWay } from './file-way.tsx'
import { MailDraft } from './mail-draft.tsx'
import { canShare, ShareWay } from './share-way.tsx'

/** What the later code brings for delivering: the report, finished, and the ways that deliver it whole. */
export const finishing = { composeReport, reportText, canShare, MailDraft, ways: { file: FileWay, share: ShareWay } }
