import type { Language } from '@yardsign/domain/languages';

/** A text of another system, as its export has it. */
export interface ForeignPiece {
  /** Names it among everything of its system, so that it comes in once. */
  key: string;
  title: string;
  /** The last part of its address there. */
  slug: string;
  description: string;
  language: Language;
  tags: string[];
  html: string;
  /** Whether the export has its text in the form of that system's editor alone, and not as HTML. */
  isInOwnFormat: boolean;
}
