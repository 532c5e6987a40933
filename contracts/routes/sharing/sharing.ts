import { ALT_TEXT_MOST } from '@yardsign/domain/sharing/alt-text';
import { MENTION_WAYS, MENTIONS_MOST } from '@yardsign/domain/sharing/mentions';
import { FIRST_COMMENT_MOST } from '@yardsign/domain/sharing/first-comment';
import { PICTURES_MOST } from '@yardsign/domain/sharing/several-pictures';
import { NETWORK_KEYS } from '@yardsign/domain/sharing/networks/networks';
import { TARGET_KINDS } from '@yardsign/domain/sharing/networks/target';
import { z } from 'zod';
import { idSchema, instantSchema, languageSchema, pageOf, sha256Schema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema, contentTypeSchema } from '../content/content.ts';
import { sizeSchema } from '../content/graphics.ts';

export const networkSchema = z.enum(NETWORK_KEYS);
export const postIdSchema = idSchema('pst');

/** States of a post as a member sees them. `claimed` of the engine is shown as `sending`. */
const postStateSchema = z.enum([
  'scheduled',
  'sending',
  'published',
  'unconfirmed',
  'failed',
  'needs_reconnect',
  'needs_attention',
  'cancelled',
  'missed',
]);

export const targetKindSchema = z.enum(TARGET_KINDS);

/** What the documents say where a share lacks what tells its network. */
const missingData = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'Missing network data' : undefined),
};

/** A target of any network: an id alone says nothing without its network. One that is left out is none. */
export const targetRefSchema = z.object({
  network: z.enum(NETWORK_KEYS, missingData),
  targetId: z.string().max(64).default(''),
});

/** Somebody whom the post names; in the words as `@name`. Anything that would end a line is no part of a name. */
const mentionSchema = z.object({
  id: z.string().min(1).max(100),
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
  as: z.enum(MENTION_WAYS),
});

export const mentionsSchema = z
  .array(mentionSchema.extend({ network: networkSchema }))
  .max(MENTIONS_MOST)
  .default([]);

/** Posts a piece although it is on the target already that day, or waits to be; without it the call is refused with `posted_already`. */
export const againSchema = z.boolean().default(false);

/** So long are the words of a post at most; a network may take fewer. */
export const CAPTION_MOST = 5000;

/** A time of the day on a wall: `09:00`. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:mm');

const atSchema = z.object({
  kind: z.literal('at'),
  date: z.iso.date(),
  time: timeSchema,
  timeZone: z.string().min(1).max(64),
});

const whenSchema = z.discriminatedUnion('kind', [z.object({ kind: z.literal('now') }), atSchema]);

const shareWhenSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('now'),
    /** Waits for ten seconds in which it can be cancelled, unless the member has turned that off. */
    undoable: z.boolean().default(false),
  }),
  atSchema,
  /** The next free slot of each target: see `getQueue`. */
  z.object({ kind: z.literal('queue') }),
]);

const historySchema = z.object({
  at: instantSchema,
  state: postStateSchema,
  note: z.string().nullable(),
  /** What the network answered to it, in its own words and codes; null where it said nothing. */
  answer: z
    .object({ message: z.string().nullable(), code: z.string().nullable(), id: z.string().nullable() })
    .nullable(),
  /** The digest of this entry, which covers the one before; null in entries from before records were chained. */
  hash: sha256Schema.nullable(),
});

export const postSchema = z.object({
  id: postIdSchema,
  network: networkSchema,
  target: z.object({ id: z.string(), name: z.string(), kind: targetKindSchema }),
  content: z.object({ id: contentIdSchema, content_type: contentTypeSchema, title: z.string(), path: z.string() }),
  language: languageSchema,
  size: sizeSchema,
  caption: z.string(),
  /** What the picture shows, for those who cannot see it; null for a post of a link. */
  altText: z.string().nullable(),
  link: z.string().nullable(),
  /** Whom its network is told of: by a link in the words, on its picture or film, or as one who posts along. */
  mentions: z.array(mentionSchema),
  /** What follows it as its first comment; null for nothing, and where the target takes none. */
  firstComment: z.string().nullable(),
  state: postStateSchema,
  /** Why the post is where it is, as a code with a text in both languages; null when there is nothing to say. */
  reason: z.string().nullable(),
  /** When a scheduled post that did not go out at its time is taken up next: after a block, a pause, or its turn. */
  nextTryAt: instantSchema.nullable(),
  /** When the call began that published it; later than `dueAt` when it went out late. */
  sentAt: instantSchema.nullable(),
  /** The network's own words, when it gave any. */
  networkMessage: z.string().nullable(),
  dueAt: instantSchema,
  /** The wall clock the member chose; null for 'now'. */
  wallClock: z.object({ date: z.iso.date(), time: z.string(), timeZone: z.string() }).nullable(),
  attempts: z.number().int(),
  /** The picture as it is now, redrawn when the brand changed before it went out. */
  proof: z.object({ sha256: sha256Schema, url: z.string(), width: z.number().int(), height: z.number().int() }),
  /** The pictures behind the first one, in their order, each a piece of its own. */
  pictures: z.array(
    z.object({
      title: z.string(),
      sha256: sha256Schema,
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
  /** The film that it carries; null for what is none. */
  film: z
    .object({
      /** Whether it wears the member's brand. */
      branded: z.boolean(),
      /** The moment that the member chose for its cover, in milliseconds; null for the usual one. */
      coverMs: z.number().int().nullable(),
      /** The digest of the picture of that moment; null where the film's own stands for it. */
      coverSha256: sha256Schema.nullable(),
    })
    .nullable(),
  /** The picture that the member approved; null where that was not kept. */
  approvedSha256: sha256Schema.nullable(),
  /** The digest of the bytes that were sent: the approved or the redrawn picture, or something is wrong. Null until something was sent. */
  sentSha256: sha256Schema.nullable(),
  remote: z.object({ id: z.string(), url: z.string() }).nullable(),
  /** When it was taken down from its network; null while it is there, and for what is not out. */
  takenDownAt: instantSchema.nullable(),
  /** Who planned it: the member, or a job of their autopilot. */
  origin: z.enum(['member', 'autopilot']),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  can: z.object({
    cancel: z.boolean(),
    checkAgain: z.boolean(),
    settle: z.boolean(),
    retry: z.boolean(),
    reschedule: z.boolean(),
    /** Before it goes out, and on some networks after. */
    reword: z.boolean(),
    takeDown: z.boolean(),
  }),
});

const variantSchema = z.object({
  network: networkSchema,
  caption: z.string().trim().max(CAPTION_MOST).optional(),
  picture: z.object({ size: sizeSchema, proofSha256: sha256Schema }).optional(),
});

/** A moment of a film, in milliseconds. */
export const coverSchema = z.number().int().min(0).max(86_400_000);

export const createShare = defineRoute({
  method: 'POST',
  path: '/api/app/v1/shares',
  feature: 'sharing',
  summary:
    'Post a piece to one or more targets, now or at a wall-clock time. `clientRequestId` makes it safe to send twice: the same id and body answer the same posts.',
  status: 202,
  body: z.object({
    clientRequestId: z.uuid(),
    contentId: contentIdSchema,
    language: languageSchema,
    size: sizeSchema,
    caption: z.string().trim().max(CAPTION_MOST),
    /** What the picture shows, for those who cannot see it. Empty or left out means the title of the piece; a post of a link has none. */
    altText: z.string().trim().max(ALT_TEXT_MOST).optional(),
    /** Said under the post by the target itself, where the network has comments and the member has granted it; elsewhere the post goes without. */
    firstComment: z.string().trim().max(FIRST_COMMENT_MOST).optional(),
    /** Who is named, on each network by its own id; see `findMentions`. */
    mentions: mentionsSchema,
    proofSha256: sha256Schema,
    /** The moment of a film whose picture stands for it, in milliseconds, on networks that are told one; the usual one when left out. */
    coverMs: coverSchema.optional(),
    /** The digest of the picture of that moment, uploaded before, for networks that take a picture: without it they get the film's own. */
    coverSha256: sha256Schema.optional(),
    /**
     * Further pieces whose pictures go behind the first one, each with its proof in every size that goes out. A network that takes one
     * picture gets the first alone.
     */
    pictures: z
      .array(
        z.object({
          contentId: contentIdSchema,
          proofs: z
            .array(z.object({ size: sizeSchema, sha256: sha256Schema }))
            .min(1)
            .max(4),
        }),
      )
      .max(PICTURES_MOST - 1)
      .default([]),
    targets: z.array(targetRefSchema, missingData).min(1, 'Missing network data').max(20),
    /** What a network gets in the place of what all share: words of its own, a picture in a size of its own. */
    variants: z.array(variantSchema).max(10).default([]),
    when: shareWhenSchema,
    /** The same piece to the same target on the same day is refused with `posted_already` and the earlier posts, unless this is said. */
    again: againSchema,
    /** A text that is older than its twin in the other language is refused with `text_outdated`, unless this is said. */
    outdated: z.boolean().default(false),
    /** A film in nobody's brand is refused with `film_unbranded`, unless this is said. */
    unbranded: z.boolean().default(false),
  }),
  answer: z.object({ posts: z.array(postSchema) }),
});

const listPosts = defineRoute({
  method: 'GET',
  path: '/api/app/v1/posts',
  feature: 'sharing',
  summary: "The member's posts. `upcoming` are soonest first, `past` newest first; `origin` says who planned them.",
  query: z.object({
    view: z.enum(['upcoming', 'past']).default('upcoming'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    network: networkSchema.optional(),
    origin: z.enum(['member', 'autopilot']).optional(),
  }),
  answer: pageOf(postSchema),
});

const getPost = defineRoute({
  method: 'GET',
  path: '/api/app/v1/posts/:id',
  feature: 'sharing',
  summary: 'One post with its history.',
  params: z.object({ id: postIdSchema }),
  answer: z.object({
    post: postSchema,
    history: z.array(historySchema),
    /** Its first comment, an entry of its own that can be checked, settled and tried again by its own id; null until the post is published. */
    comment: z.object({ post: postSchema, history: z.array(historySchema) }).nullable(),
  }),
});

export const reschedulePost = defineRoute({
  method: 'POST',
  path: '/api/app/v1/posts/:id/reschedule',
  feature: 'sharing',
  summary:
    'Move a scheduled post to another wall-clock time. With `from`, only while it still has that time: what another window has moved since stays. Where the piece is on the target already that day it takes `again`, as a share does.',
  params: z.object({ id: postIdSchema }),
  body: z.object({ when: whenSchema, from: atSchema.omit({ kind: true }).optional(), again: againSchema }),
  answer: z.object({ post: postSchema }),
});

const getOutgoingPicture = defineRoute({
  method: 'GET',
  path: '/api/app/v1/outgoing-pictures/:sha256',
  feature: 'sharing',
  summary:
    'The picture of a post on its way, for a network that loads it by its address. Signed, and good for a quarter of an hour.',
  params: z.object({ sha256: sha256Schema }),
  query: z.object({
    expires: z.string().regex(/^\d{1,12}$/),
    signature: z.string().max(100),
    /** Left out for the file of that digest itself; the post whose film it is for the picture that stands for that film. */
    of: postIdSchema.optional(),
  }),
  signed: true,
  answerKind: 'binary',
});

export const sharingRoutes = {
  createShare,
  listPosts,
  getPost,
  reschedulePost,
  getOutgoingPicture,
} as const;
