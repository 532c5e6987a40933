import type { AccountNews } from '../ports.ts';

/** The links that the mails about an account carry. */
export type AccountLink =
  | 'reset-password'
  | 'change-email'
  | 'delete-account'
  | 'complete-signup'
  | 'sign-in'
  | 'link-identity';

/** Those that may be asked for an address with several accounts. */
export type SharedLink = 'reset-password' | 'sign-in' | 'link-identity';

interface SeveralText {
  lead: string;
  item(username: string): string;
  detail(name: string): string;
  button: string;
}

interface LinkText {
  label: string;
  subject: string;
  title: string;
  preview: string;
  lead: string;
  button: string;
  /** What to do when one did not ask for it. */
  notYou: string;
  footer: string;
}

interface NewsText {
  label: string;
  subject: string;
  title: string;
  lead: string;
  todo: string;
  button: string;
}

/** What the mails about an account say, in one language. A missing line is a type error. */
export interface AccountTexts {
  links: Record<AccountLink, LinkText>;
  /** For an address with several accounts. */
  several: Record<SharedLink, SeveralText>;
  until: string;
  validUntil(moment: string): string;
  notYou: string;
  todo: string;
  news: Record<AccountNews, NewsText>;
  /** Said of a deletion that was confirmed. */
  deletedOn(moment: string): string;
  footer: string;
}
