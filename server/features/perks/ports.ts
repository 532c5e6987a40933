import type { Language } from '@yardsign/domain/languages';
import type { PerkComponent } from '@yardsign/domain/perks/perks';

interface PerkText {
  header: string;
  description: string;
  /** HTML that is safe to insert. */
  contents: string;
  what: string[];
  why: string[];
  promotion: string;
  testimonials: { words: string; by: string }[];
  /** What is said and shown in the film. */
  transcript: string;
}

/** A perk as its files have it. */
export interface Perk {
  slug: string;
  component: Exclude<PerkComponent, 'referral'>;
  standardOnly: boolean;
  sample: boolean;
  color: string;
  /** Files of its folder. */
  logo: string | null;
  featuredImage: string | null;
  video: string | null;
  poster: string | null;
  link: string | null;
  /** Whether its contents can be had as a PDF. */
  download: boolean;
  /** The piece of the library that it is, with the page of that. */
  piece: { type: string; path: string } | null;
  texts: Record<Language, PerkText>;
}

export interface PerksDeps {
  /** All perks, in their order. */
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
