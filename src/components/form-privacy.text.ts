export const formPrivacyText = {
  title: 'Privacy of this form',
  tab: 'What you type stays in this tab until you close it, unless your browser reopens closed tabs.',
  more: 'Privacy on the whole site',
} as const
