/** The window that asks a new member for the brand. */
export const messages = {
  title: 'Your Brand Everywhere',
  needed: 'Only your role is needed. Everything else can wait.',
  roleRequired: 'Primary Role is required.',
  failed: 'Something went wrong while saving your profile. Please try again.',
  later: "Don't worry, you can always edit this profile later on.",
} as const;
