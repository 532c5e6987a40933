/** A new legal text that members are asked to accept, and what is held about them. */
export const messages = {
  title: 'Our legal texts have changed',
  lead: 'Read what is new. You go on to where you were going as soon as you accept.',
  readHere: 'Read the whole text: {name}',
  readApart: 'Open in a new tab',
  stays: 'Meanwhile nothing of yours changes: drafts stay, and what is scheduled goes out.',
  accept: 'Accept',
  elseTitle: 'Not sure?',
  elseText: 'Sign out and decide later. You can also take your data with you, or delete the account.',
  signOut: 'Sign out',
  download: 'Download my data',
  toDelete: 'Delete the account …',
  nothing: 'You have accepted what is in force. There is nothing to do here.',
  toDashboard: 'To the dashboard',
  theirs: 'Only the member can accept this, signed in as themselves.',
  dataTitle: 'Your data',
  dataText:
    'Everything that we hold about you, as a file that programs can read (JSON): profile, posts, plans, leads and more. The files of your pictures and films are not in it, nor are passwords and keys.',
  accepted: 'What you have accepted',
  acceptedNone: 'You have not been asked yet.',
  acceptedOne: '{name}, version {number}',
} as const;
