import { z } from 'zod';
import { languageSchema, sha256Schema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';

/** A film that the member has made in their brand. */
const madeFilmSchema = z.object({
  url: z.string(),
  poster: z.string(),
  seconds: z.number(),
  /** How long the member's intro runs before the film itself begins: captions come later by so much. */
  introSeconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  sha256: sha256Schema,
  /** Whether it wears the brand as it is now and shows the piece as it is now. Only then is it posted. */
  current: z.boolean(),
});

/** A video of the member's that stands before or behind the film. */
const filmEndSchema = z.object({ url: z.string(), seconds: z.number() });

const getMadeFilm = defineRoute({
  method: 'GET',
  path: '/api/app/v1/films/:contentId',
  feature: 'films',
  summary:
    'The film of a piece as the member has made it in their brand, and the name of the brand that it has to wear.',
  params: z.object({ contentId: contentIdSchema }),
  query: z.object({ language: languageSchema }),
  answer: z.object({
    /** The newest; null while none was made. */
    film: madeFilmSchema.nullable(),
    /** Names all that the film wears now; it goes along with a film that is kept. */
    worn: sha256Schema,
    /** What the film has to begin and end with; null for what the member has none of, or does not want. */
    ends: z.object({ intro: filmEndSchema.nullable(), outro: filmEndSchema.nullable() }),
  }),
});

const keepFilm = defineRoute({
  method: 'POST',
  path: '/api/app/v1/films/:contentId',
  feature: 'films',
  summary:
    'Keep a film that was made in the brand of the member: a finished upload, judged by its bytes. What it wears must still be what the member wears.',
  params: z.object({ contentId: contentIdSchema }),
  body: z.object({
    language: languageSchema,
    s3Key: z.string().max(200),
    /** As `getMadeFilm` named it when the film was begun. */
    worn: sha256Schema,
    /** The id of a picture of the member's that stands for it. */
    poster: sha256Schema,
  }),
  answer: z.object({ film: madeFilmSchema }),
});

export const filmsRoutes = { getMadeFilm, keepFilm } as const;
