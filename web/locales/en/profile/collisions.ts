/** What was changed here and elsewhere too. */
export const messages = {
  title: 'Changed elsewhere meanwhile',
  text: 'While you typed here, the same was saved from another window or by your team. Choose what stays.',
  mine: 'What you typed here',
  saved: 'What is saved by now',
  empty: 'Nothing',
  keepMine: 'Keep mine',
  keepMineOf: 'Keep mine: {field}',
  takeSaved: 'Take what is saved',
  takeSavedOf: 'Take what is saved: {field}',
} as const;
