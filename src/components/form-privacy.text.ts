export const formPrivacyText = {
  title: 'Privacy of this form',
  tab: 'What you type stays in this tab until you close it. Your browser may keep it longer: to reopen closed tabs, and to suggest the name and email.',
  more: 'Privacy on the whole site',
} as const
