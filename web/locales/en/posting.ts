/** What a member can still do about a post that they have just sent off, and how their posts go out. */
export const posting = {
  goingOutTitle: 'Going out in a moment',
  goingOutIn: 'Going out in {seconds} s',
  goingOutSoon: 'It goes out in {seconds} seconds at most. Until then you can undo it.',
  undone: 'Nothing went out. Everything you wrote is still here.',
  undoneHere: 'Nothing went out.',
  undoTooLate: 'It was on its way already.',
  postingTitle: 'How posts go out',
  undoSwitch: 'Wait ten seconds after “Post now”',
  undoSwitchHelp: 'In that time you can undo it, and nothing has left. What is scheduled always goes out on time.',
  undoSwitchBy: 'You are viewing as {name}. Only {name} can change this.',
  undoPartly: {
    one: '{count} post was on its way already. Nothing else went out.',
    other: '{count} posts were on their way already. Nothing else went out.',
  },
} as const;
