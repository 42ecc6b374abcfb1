export const formPrivacyText = {
  title: 'Privacy of this form',
  facts: [
    'Once the form has loaded, you can fill it in offline.',
    'What you type stays in this tab, even when you reload it. When the tab is closed it is gone, unless your browser reopens closed tabs. Your browser may still suggest the name and email, from its own history of forms.',
  ],
  more: 'Privacy on the whole site',
  accessibility: 'Accessibility',
} as const
