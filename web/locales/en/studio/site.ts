/** What the site says of itself, as the content team fills it in. */
export const messages = {
  lead: 'What stands above every page, and where help is. What is saved here stands over the file site-config.json of the installation.',
  toStudio: 'The studio',
  failed: 'What the site says of itself could not be loaded.',
  saved: 'It is saved. Open pages show it within ten minutes.',
  ofFile: 'As the file of the installation has it',
  coupons: 'Coupons have a page of their own.',
  toCoupons: 'Coupons',
  installed: 'Addresses, keys, the mail server and the stores of the app stay settings of the installation.',
} as const;
