import type { SecurityNews } from '../ports.ts';

/** What the mails about the credentials of an account say, in one language. A missing line is a type error. */
export interface SecurityTexts {
  label: string;
  when: string;
  notYou: string;
  notYouText: string;
  button: string;
  news: Record<SecurityNews, { subject: string; lead: string }>;
  footer: string;
}
