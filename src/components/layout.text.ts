export const layoutText = {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close',
  headerNav: 'Main',
  footerNav: 'Footer',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  home: (name: string) => `${name}, home`,
  figure: (number: number | string) => `Fig. ${number}`,
  viewLarger: 'View larger',
  negatives: 'Plates are printed as negatives: what is bright on the screen is dark on paper.',
} as const
