import type { Fields } from '../../../kit/form.ts';
import type { Caller } from '../caller.ts';
import type { Answer, GraphCall, Network } from '../network.ts';
import type { Right } from '../rights.ts';

/** One call by one caller. */
export interface Visit {
  network: Network;
  caller: Caller;
  call: GraphCall;
}

/** Every kind of thing that can be named in the graph or found inside an answer. */
export type TypeName =
  | 'Album'
  | 'Comment'
  | 'IGComment'
  | 'IGMedia'
  | 'IGMediaBuilder'
  | 'IGUser'
  | 'Page'
  | 'PageCategory'
  | 'Permission'
  | 'Photo'
  | 'Post'
  | 'ProfilePictureSource'
  | 'Reaction'
  | 'StoryAttachment'
  | 'StoryAttachmentMedia'
  | 'StoryAttachmentTarget'
  | 'User'
  | 'Video';

/** A field of a node. */
export interface Field<T> {
  /** Undefined where Graph leaves the field out. `given` are its modifiers: `picture.type(large)`. */
  read(visit: Visit, node: T, given: Fields): unknown;
  /** What the value is, where it is itself a node or a list of nodes. */
  of?: TypeName;
  /** Whether the value comes inside `data`. */
  inData?: true;
  /** Without this permission of the person the field is left out. */
  scope?: string;
}

/** An edge that is read as a list, by its address or in the place of a field. */
export interface List<T> {
  of: TypeName;
  right?: Right;
  /** All items, in Graph's order. `given` are the parameters: those of the call, or the modifiers of the field. */
  items(visit: Visit, node: T, given: Fields): readonly unknown[];
  /** What the caller may not see is left out after the page was cut. */
  visible?(visit: Visit, item: unknown): boolean;
  /** What `summary=true` adds. */
  summary?(visit: Visit, node: T): Record<string, unknown>;
  /** The fields answered unasked, where they are not the usual ones of the type. */
  usual?: string;
  /** Whether it comes whole, without pages. */
  whole?: true;
}

/** Something that can be done to a node or on one of its edges. */
export interface Act<T> {
  right?: Right;
  run(visit: Visit, node: T, name: string | undefined): Answer | Promise<Answer>;
  /** What the answer's `id` is the name of: then `fields` of it can be read at once. */
  creates?: TypeName;
  /** Whether the path may go on with one more word: `permissions/email`. */
  takesName?: true;
}

/** What Graph knows of one type of node: a row for each of its fields, lists and acts. All else is refused. */
export interface NodeType<T> {
  name: string;
  /** The node of that id, if the caller may know of it. */
  find?(visit: Visit, id: string): T | undefined;
  id?(node: T): string;
  /** The page that it belongs to, whose rights are asked for. */
  pageId?(node: T): string;
  /** What reading the node itself takes, its lists apart. */
  right?: Right;
  visible?(visit: Visit, node: T): boolean;
  /** The fields answered unasked. */
  usual: string;
  fields: Readonly<Record<string, Field<T>>>;
  /** Fields that Facebook has and that are always empty here. Graph leaves empty fields out of its answers. */
  empty?: string;
  lists?: Readonly<Record<string, List<T>>>;
  /** By method and edge: `POST feed`, `GET picture`; by method alone for the node itself. */
  acts?: Readonly<Record<string, Act<T>>>;
}
