import type { Language } from '@yardsign/domain/languages';

/** What a mail says, without its looks. All plain text; addresses are absolute. */
export interface MailContent {
  language: Language;
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  /** How grave it is, in a word or two above the title: never said by colour alone. */
  label: { text: string; tone: Tone };
  title: string;
  paragraphs: readonly string[];
  /** What the mail is about, one by one. */
  items: readonly { title: string; detail: string; url: string }[];
  /** Said below the list, each under a short heading of its own. */
  notes: readonly { heading: string; text: string }[];
  button: { label: string; url: string };
  /** Why the reader gets this mail. */
  footer: string;
}

export type Tone = 'attention' | 'failure' | 'notice';
