import type { FeatureSlug } from '../access/features.ts';
import type { ContentMode } from '../profile/content-mode.ts';
import type { PieceField } from './piece-fields.ts';

/** The lists of pieces, each a page with the types that it holds. */
export type ShelfName = 'shareable' | 'market' | 'resources' | 'scripts' | 'learning' | 'playbooks' | 'expert' | 'none';

/** What there is to know of a type of content. */
export interface Kind {
  /** Key of its name among the titles of pages, for one piece of it. */
  readonly label: string;
  /** Key of its name for several pieces; the library keeps them in the folder that `folderOf` names. */
  readonly plural: string;
  /** The page that says when a piece of it is held next; left out where its own page is enough. */
  readonly sessionsAt?: string;
  /** What else the type is called in addresses and calls. */
  readonly aliases: readonly string[];
  /** What people call it when they look for a piece of it, in either language: names of one word, or of several without those that are left out of any search. */
  readonly searchedAs?: readonly string[];
  /** The list that holds it. */
  readonly shelf: ShelfName;
  /** The page of a piece, which types may share; null for what leads to something else. */
  readonly detail: string | null;
  /** The feature that a member needs to see and post it; null when every member has it. */
  readonly feature: FeatureSlug | null;
  /** What a post of it carries; null when it cannot be posted. */
  readonly postedAs: 'link' | 'picture' | 'video' | null;
  /** Whether a member may save it on Pinterest, by that network's own page: nothing is connected and nothing posted by us. */
  readonly canBePinned?: true;
  /** Whether everyone can read it on the member's own path. */
  readonly hasPublicPage: boolean;
  /** Its own drawing, or the cover that all texts share. */
  readonly picture: 'own' | 'cover';
  /** Whether it is a text, which takes time to read. */
  readonly isRead: boolean;
  /** Whether a member makes a copy and writes it anew. */
  readonly isCustomized?: true;
  /** Whether a member reads it to the camera. */
  readonly isRecorded?: true;
  /** Whether a member makes a copy of its drawing and designs it anew. */
  readonly isDesigned?: true;
  /** The size of its picture in lists, and in a post until the member chooses another. */
  readonly size: 'link' | 'square';
  /** What each piece of it has besides its texts. */
  readonly has?: readonly PieceField[];
  /** What some pieces of it have. */
  readonly mayHave?: readonly PieceField[];
  /** What members are told of without looking for it: a report of the month, an alert, or a piece that is to be shared now. */
  readonly notice?: 'report' | 'alert' | 'share';
  /** What autopilot knows it by: the id and the name of the documents; left out for what it does not post. */
  readonly autopilot?: { readonly id: number; readonly name: string };
  /** The mode of a member that puts it before others. */
  readonly suits?: ContentMode;
  /** Addresses that old links have. A beginning of `/$language` stands for each language. */
  readonly formerly?: {
    readonly lists?: readonly string[];
    readonly details?: readonly string[];
    /** Where the old lists lead, when it is not the library narrowed to this type. */
    readonly listsLeadTo?: { readonly path: string; readonly search?: Readonly<Record<string, string>> };
  };
}

/** A text under the cover that all texts share, which is read and not posted. */
export const TEXT = {
  aliases: [],
  feature: null,
  postedAs: null,
  hasPublicPage: false,
  picture: 'cover',
  isRead: true,
  size: 'link',
} as const;

/** Whether a piece of it can be set as a document: a text, and a playbook, whose days are a text too. */
export function isDocument({ isRead, has = [] }: Kind): boolean {
  return isRead || has.includes('days');
}
