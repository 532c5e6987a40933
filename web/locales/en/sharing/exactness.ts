/** What a post's member saw of it, beside what was sent. */
export const messages = {
  exactness: 'What you saw, and what was sent',
  sent: 'Sent',
  notSent: 'Not sent yet',
  digestsRedrawn:
    'Redrawn: your brand changed after you approved it, so the picture was drawn anew and that one was sent.',
  digestsWillBeRedrawn:
    'Your brand changed after you approved it: the picture was drawn anew. Compared as soon as it is sent.',
  digestsEqual: 'Identical: the file that was sent is the one you saw.',
  digestsDiffer: 'Different: the file that was sent is not the one you saw. Please tell whoever runs this site.',
  neverSent: 'Not sent',
  redrawn: 'Redrawn',
  digestsNever: 'No file was sent, so there is nothing to compare.',
  digestsWaiting: 'Compared as soon as it is sent.',
  digestsLink: 'An article goes out as a link; the network draws its own preview, so no file of ours is sent.',
} as const;
