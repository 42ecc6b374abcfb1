export const copyButtonText = {
  blocked: 'The browser did not allow copying. The text is selected below: copy it from there.',
  fallback: 'Text to copy',
} as const
