import { organization } from '../../content/organization.ts'
import { draftLifetimeDays } from '../draft/draft-lifetime.ts'

const recipient = organization.email.reports

/** The words of the prerendered form. No others belong here: the code of the report does not contain them. */
export const formText = {
  required: 'Fields marked * are required.',
  submit: 'Continue',
  next: 'Next you check it, then send it from your own email app. This page sends nothing.',
  /** Where there is no script. */
  withoutScript: `Without script, this button opens your email program with your report in it. Add your files there. Letters outside of English can be damaged on the way into that email. They are not if you write to ${recipient} yourself, or print this page, answer by hand and mail it.`,
  draft: {
    title: 'Not finished?',
    save: 'Save a draft on this device, without files',
    warning: `Whoever uses this browser can open it. This page erases it after ${draftLifetimeDays} days.`,
  },
} as const

/** What takes the place of a part that failed. */
export const brokenText = {
  interference:
    'Something that this browser adds to the page, perhaps an extension or a translator, broke this part. Your answers are still here: turn that off, then reload the page.',
  ours: `This part of the page failed. The error is ours. Your answers are still here: reload the page. If it happens again, write to ${recipient}.`,
} as const
