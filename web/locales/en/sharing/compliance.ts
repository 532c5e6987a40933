/** Notes on the wording of texts for clients. */
export const messages = {
  label: 'Wording',
  count: { one: 'One phrase to look at before you post.', other: '{count} phrases to look at before you post.' },
  noneLeft: 'No phrase is left to look at.',
  level_inform: 'Good to know',
  level_warn: 'Say it otherwise',
  level_block: 'Do not post this',
  use: 'Use “{instead}”',
  useNamed: 'Use “{instead}” in place of “{phrase}”',
  takeOut: 'Take it out',
  takeOutNamed: 'Take out “{phrase}”',
  adCount: {
    one: 'One thing that the rules for advertisements ask for',
    other: '{count} things that the rules for advertisements ask for',
  },
  ad_inform: 'Good to know',
  ad_warn: 'Missing',
  adProfile: 'Open your profile',
} as const;
