import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import type { Language } from '@yardsign/domain/languages';

/** A perk as it stands: the fields of its files, or those that the content team has published over them. */
export interface Perk {
  slug: string;
  color: string;
  entry: PerkEntry;
}

export interface PerksDeps {
  /** All perks in their order, also those that are hidden. */
  readPerks(): Promise<readonly Perk[]>;
  /** A file of a perk, or null where the perk names none of that name. */
  readFile(perk: Perk, name: string): Promise<Buffer | null>;
  /** Sets a text as a PDF in the brand of a member. @throws AppError `documents_unavailable`. */
  setDocument(
    memberId: string,
    text: { title: string; description: string; contents: string },
    language: Language,
  ): Promise<Buffer>;
}
