/** What will stand on each page that has its address and its guards already. By the key of the page's title. */
export const messages = {
  notYet: 'This page is in preparation.',
  other: 'What is ready is in the menu.',

  followUpBoss: 'Here you will reach your articles and graphics from inside Follow Up Boss.',
} as const;
