/** Setting the profile up, right after joining. */
export const messages = {
  title: 'Setup My Profile',
  lead: 'Three short steps, and everything you post carries your name. You can change all of it later.',
  stepContact: 'Contact',
  stepPictures: 'Photo and logo',
  stepLook: 'Color and small print',
  contactText: 'How clients know you and reach you. Only your name and what you do are needed; the rest can follow.',
  picturesText: 'Both can wait: pieces look right without them, and better with them.',
  lookText: 'The color of your pieces, and the line that your state asks for.',
  continue: 'Continue',
  skip: 'Continue without pictures',
  back: 'Back',
  finish: 'Finish',
  saving: 'Saving...',
  saveFailed: 'This step could not be saved. What you typed is still here.',
  done: 'Your profile is set up.',
} as const;
