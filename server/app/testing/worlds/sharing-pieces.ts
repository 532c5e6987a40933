import { PLAN_FEATURES } from '@yardsign/domain/access/features';
import { createHash } from 'node:crypto';
import type { Film, Piece, Proof, SharingDeps } from '../../../features/sharing/deps.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  BLOG,
  COVER,
  COVER_SHA256,
  film,
  FILM,
  GRAPHIC,
  isGraphic,
  JPEG_HEAD,
  MAYA,
  POSTER,
  unbrandedFilm,
  VIDEO,
} from './sharing-samples.ts';

/** What a test says of the pieces that are shared, and of who may share them. */
export interface PieceSettings {
  /** What everybody holds from now on; a whole plan until it is set. */
  setFeatures(features: readonly string[]): void;
  /** The graphic is marked as sample data from now on, or no longer. */
  setSample(sample: boolean): void;
  /** The graphic speaks of a day from now on, or no longer. */
  setOfDay(ofDay: boolean): void;
  /** The facts of the graphic, as they are filled in from now on. */
  fillIn(answers: Piece['answers']): void;
  /** Facts of the graphic that are not filled in from now on. */
  setUnfilled(keys: readonly string[]): void;
  /** How long the file of the film runs from now on; undefined for one that is none. */
  setFilmSeconds(seconds: number | undefined): void;
  /** How the file of the film is encoded from now on, by four letters. */
  setFilmCodec(codec: string): void;
  /** The film that the member has made in their brand of now; null for none. */
  setWornFilm(made: Film | null): void;
  /** The film in nobody’s brand; null for one of a member’s own, which there is in their brand alone. */
  setPlainFilm(plain: Film | null): void;
  /** What films would wear from now on, by its digest. */
  wear(digest: string): void;
  /** The Spanish text of the graphic is older than the English one from now on, or no longer. */
  setOutdated(outdated: boolean): void;
  /** The article has no public page from now on, or has one again. */
  setPublic(isPublic: boolean): void;
  /** A change of Maya's brand: every picture looks different from now on. */
  changeBrand(): void;
}

/** What sharing asks of the rest of the product about a piece. */
type PieceDeps = Pick<
  SharingDeps,
  | 'featuresOf'
  | 'findMissingPages'
  | 'findNamed'
  | 'makeProof'
  | 'namePieces'
  | 'probeFilm'
  | 'readFilm'
  | 'readPiece'
  | 'readPoster'
  | 'mustOwnPicture'
  | 'readPicture'
  | 'readProof'
  | 'readWorn'
>;

const PLAIN = { film: null, wornFilm: null, sample: false, ofDay: false, outdated: false, answers: {}, unfilled: [] };

const BEGINNING = {
  isSample: false,
  isOfDay: false,
  isOutdated: false,
  isPublic: true,
  unfilled: [] as Piece['unfilled'],
  facts: {} as Piece['answers'],
  filmSeconds: film.seconds as number | undefined,
  filmCodec: 'avc1',
  plainFilm: unbrandedFilm as Film | null,
  wornFilm: film as Film | null,
  wornNow: film.worn,
  held: PLAN_FEATURES as readonly string[],
};

const NAMED = [
  [GRAPHIC, 'social-graphic', 'Graphic', '/content/social-graphic/one'],
  [BLOG, 'blog', 'Article', '/content/blog/spring-checklist'],
] as const;

/**
 * Three graphics, an article and a film without a library behind them.
 *
 * @returns `proofs`: the bytes of each picture that was made, by its digest; `settings` for tests; `deps` for the code that is
 *   tested; `reset`, which forgets what a test has set, but not how often the brand was changed.
 */
export function createSharingPieces() {
  const proofs = new Map<string, Buffer>([[film.sha256, FILM]]);
  let brand = 1;
  let now = { ...BEGINNING };

  const settings: PieceSettings = {
    setFeatures: (held) => void (now.held = held),
    setSample: (isSample) => void (now.isSample = isSample),
    setOfDay: (isOfDay) => void (now.isOfDay = isOfDay),
    fillIn: (facts) => void (now.facts = facts),
    setUnfilled: (keys) => void (now.unfilled = keys.map((key) => ({ key, fault: 'missing' }))),
    setFilmSeconds: (seconds) => void (now.filmSeconds = seconds),
    setFilmCodec: (codec) => void (now.filmCodec = codec),
    setPlainFilm: (plain) => void (now.plainFilm = plain),
    setWornFilm: (made) => void (now.wornFilm = made),
    wear: (digest) => void (now.wornNow = digest),
    setOutdated: (isOutdated) => void (now.isOutdated = isOutdated),
    setPublic: (isPublic) => void (now.isPublic = isPublic),
    changeBrand: () => void (brand += 1),
  };

  const graphic = (language: string, given: Piece['answers'] | undefined): Piece => ({
    contentType: 'social-graphic',
    title: `Graphic (${language})`,
    caption: `Call me, ${brand}`,
    path: '/content/social-graphic/one',
    publicUrl: null,
    film: null,
    wornFilm: null,
    sample: now.isSample,
    ofDay: now.isOfDay,
    answers: given ?? now.facts,
    unfilled: now.unfilled,
    outdated: now.isOutdated && language === 'es',
  });

  const deps: PieceDeps = {
    async makeProof(memberId, { contentId, language, size, answers = now.facts }): Promise<Proof> {
      if (!isGraphic(contentId) && contentId !== BLOG) throw new AppError('not_found');
      const shown = contentId === GRAPHIC ? JSON.stringify(answers) : '';
      const drawn = Buffer.from([memberId, contentId, language, size, brand, shown].join('|'));
      const bytes = Buffer.concat([JPEG_HEAD, drawn]);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      proofs.set(sha256, bytes);
      return { sha256, url: `/files/proofs/${sha256}`, width: 1080, height: 1350 };
    },
    readProof: async (sha256) => proofs.get(sha256) ?? null,
    readFilm: async ({ contentId }, from, to) => (contentId === VIDEO ? FILM.subarray(from, to) : null),
    readWorn: async () => now.wornNow,
    probeFilm: async ({ contentId }) =>
      contentId === VIDEO && now.filmSeconds !== undefined
        ? { seconds: now.filmSeconds, width: 1080, height: 1920, codec: now.filmCodec, soundCodec: 'mp4a' }
        : undefined,
    mustOwnPicture: async (memberId, sha256) => {
      if (memberId !== MAYA || sha256 !== COVER_SHA256) throw new AppError('invalid_request');
    },
    readPicture: async (sha256) => (sha256 === COVER_SHA256 ? COVER : null),
    readPoster: async ({ sha256 }) => (sha256 === film.sha256 ? POSTER : null),
    async readPiece(_memberId, contentId, language, given) {
      if (isGraphic(contentId)) return graphic(language, given);
      if (contentId === VIDEO) {
        const about = { contentType: 'video', title: `Film (${language})`, caption: 'See it' } as const;
        const films = { film: now.plainFilm, wornFilm: now.wornFilm };
        return { ...PLAIN, ...about, ...films, path: '/content/video/film', publicUrl: null };
      }
      if (contentId !== BLOG) return null;
      const about = { contentType: 'blog', title: `Article (${language})`, caption: 'Read on' } as const;
      const publicUrl = now.isPublic ? `http://members.example.test/p/maya/${language}/spring-checklist` : null;
      return { ...PLAIN, ...about, path: '/content/blog/spring-checklist', publicUrl };
    },
    async namePieces(contentIds) {
      const named = NAMED.filter(([id]) => contentIds.includes(id));
      return new Map(
        named.map(([id, contentType, name, path]) => {
          const titles = { en: `${name} (en)`, es: `${name} (es)` };
          return [id, { contentType, titles, path, sample: now.isSample && id === GRAPHIC, isDraft: false }];
        }),
      );
    },
    findNamed: async (names) =>
      new Map(
        names.flatMap((name) => {
          const called = NAMED.filter(([, , title]) => `${title} (en)` === name || name === 'Twice');
          return called.length === 0 ? [] : [[name, called.map(([id]) => id)] as const];
        }),
      ),
    findMissingPages: async (posts) =>
      new Set(posts.filter(({ contentId }) => contentId === BLOG && !now.isPublic).map(({ id }) => id)),
    featuresOf: async (memberIds) => new Map(memberIds.map((id) => [id, now.held])),
  };

  return {
    proofs,
    settings,
    deps,
    reset() {
      now = { ...BEGINNING };
    },
  };
}
