import type { Language } from '../languages.ts';

export const PRIMARY_ROLES = ['Real Estate Professional', 'Mortgage Professional', 'Other'] as const;

/** What a field holds: it decides how a value is stored, what is tested before, and which input the form shows. */
export type FieldKind =
  /** One line that others read as who somebody is: in lists, on pieces and in mails. */
  | 'name'
  | 'line'
  | 'paragraphs'
  | 'email'
  | 'website'
  | 'phone'
  | 'role'
  /** Stored bare and in capitals, shown with `#`. */
  | 'color'
  /** The digest of a picture that the member uploaded. */
  | 'picture'
  | 'video'
  /** Stored as 1 or 0. */
  | 'switch'
  /** Stored as `on` or `off`. */
  | 'onOff'
  | 'choice'
  /** As many months back as figures are kept. */
  | 'months'
  | 'list'
  /** Parts with commas between them. */
  | 'commaList'
  /** Width and height: `16:9`. */
  | 'ratio'
  /** Two days with a comma between them. */
  | 'dates'
  | 'json'
  /** The settings of the teleprompter, as JSON. */
  | 'realtalk'
  /** Made of other fields: never stored. */
  | 'derived'
  /** Only the server sets it. */
  | 'server';

/** What there is to know of a field of the profile. */
export interface ProfileField {
  readonly kind: FieldKind;
  /** The most characters that it may have; of a list, each of its texts. */
  readonly max: number;
  /** The most texts of a list. */
  readonly most?: number;
  readonly required?: true;
  /** What a choice may be; without it, anything of the length. */
  readonly choices?: readonly string[];
  /** The stored value of a member who has not chosen; empty when left out. */
  readonly initial?: string;
  /** An empty one is read as the default paragraph in this language. */
  readonly consent?: Language;
  /** The same field in Spanish: an empty one shows the English value. */
  readonly spanish?: string;
  /** Every piece is better with it: a team sees which of its members lack it. */
  readonly expected?: true;
  /** A team may set it for its members: `basic-fields.ts` and `team-settings.ts` say how. */
  readonly lockable?: true;
  /** A line that may show a text of the basic group, with a size of its own: what it begins with. */
  readonly follows?: string;
  /** Drawn on pieces under this name, as it was typed. */
  readonly drawnAs?: string;
}

/** Where a group shows. A change of what posts show makes every unsent post wear the new brand. */
type DrawnOn = 'posts' | 'guides' | 'blog' | 'email' | 'videos' | 'reports';

export interface ProfileGroup {
  readonly drawnOn: readonly DrawnOn[];
  readonly fields: Readonly<Record<string, ProfileField>>;
}
