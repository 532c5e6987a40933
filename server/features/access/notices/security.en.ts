import type { SecurityTexts } from './security.texts.ts';

export const securityEn: SecurityTexts = {
  label: 'Security',
  when: 'When',
  notYou: 'If this was not you',
  notYouText:
    'Choose a new password and sign out everywhere, both under Account. Your posts and your profile are untouched.',
  button: 'Look at my account',
  news: {
    'second-factor-on': {
      subject: 'Two-factor sign-in is on',
      lead: 'From now on signing in takes your password and a code of your authenticator app. Keep the recovery codes where you find them without your phone.',
    },
    'second-factor-off': {
      subject: 'Two-factor sign-in is off',
      lead: 'From now on your password alone is enough to sign in. The recovery codes no longer work.',
    },
    'second-factor-removed': {
      subject: 'Support turned two-factor sign-in off',
      lead: 'Our support team removed the second factor of your account, its recovery codes and its passkeys, because they were told that they were lost. From now on your password alone is enough to sign in, and you were signed out everywhere. Set two-factor sign-in up again under Account.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      lead: 'Somebody used one of your recovery codes in place of a code of your authenticator app. It does not work a second time.',
    },
    'recovery-codes-renewed': {
      subject: 'You have new recovery codes',
      lead: 'Ten new recovery codes were made for your account. The earlier ones no longer work.',
    },
    'credential-added': {
      subject: 'A login was added to your account',
      lead: 'A further username and password now open your account.',
    },
    'credential-changed': {
      subject: 'A login of your account was changed',
      lead: 'The password of one of the further logins of your account was changed. Whoever was signed in with it was signed out.',
    },
    'credential-removed': {
      subject: 'A login was removed from your account',
      lead: 'One of the further logins of your account no longer works. Whoever was signed in with it was signed out.',
    },
    'passkey-added': {
      subject: 'A passkey was added to your account',
      lead: 'A passkey on a device now opens your account without a password. Under Account you see what it is called, and can remove it.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your account',
      lead: 'One of the passkeys of your account no longer works. Whoever was signed in with it elsewhere was signed out.',
    },
    'passkey-refused': {
      subject: 'A passkey was refused',
      lead: 'Somebody tried to sign in with a passkey of your account that looks like a copy, and was not let in. Remove this passkey under Account and make a new one.',
    },
    'identity-linked': {
      subject: 'A new way to sign in to your account',
      lead: 'Your account can now also be opened by signing in with Google or Apple, as you set it up.',
    },
    'identity-removed': {
      subject: 'A way to sign in was removed',
      lead: 'Signing in with Google or Apple no longer opens your account in the way that was removed.',
    },
  },
  footer: 'You get this mail because it is about the safety of your account.',
};
