import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { createCaller, Refused } from './caller.ts';

/** What members share: a picture, an article, a film. */
export const PIECE_TYPES = ['social-graphic', 'blog', 'video'] as const;
type PieceType = (typeof PIECE_TYPES)[number];

interface Listed {
  id: string;
  translations: { en: { film: { sha256: string } | null } };
}

export interface SharedPost {
  id: string;
  state: string;
  /** Why it is as it is: of a film that is out, what became of its cover. */
  reason: string | null;
  film: object | null;
  caption: string;
  target: { id: string };
  remote: { id: string } | null;
  attempts: number;
  sentSha256: string | null;
}

/** A member at a browser that does not give up: what a dying server leaves unanswered is asked again, under the same id. */
export interface Member {
  name: string;
  pages: readonly string[];
  connect(): Promise<void>;
  /** Shares the newest piece of a type to all pages of the member. @returns once the server has acknowledged it. */
  share(type: PieceType, caption: string): Promise<SharedPost[]>;
  posts(): Promise<SharedPost[]>;
}

export const PAGES_OF = {
  maya: [pageIds.mayaHomes, pageIds.casaAlvarez],
  luis: [pageIds.luisHogares],
  oscar: [pageIds.oscarTeam],
} as const;

export type MemberName = keyof typeof PAGES_OF;

interface ChosenPiece {
  contentId: string;
  /** Of the film itself where the piece is one. */
  proofSha256: string;
}

export function createMember(name: MemberName, url: string): Member {
  const pages = PAGES_OF[name];
  const { request, ask } = createCaller(name, url);
  const pieces = new Map<PieceType, ChosenPiece>();

  async function choosePiece(type: PieceType): Promise<ChosenPiece> {
    const known = pieces.get(type);
    if (known) return known;
    const list = await ask<{ data: Listed[] }>('GET', `/api/content/v1/content/?types=${type}&limit=1`);
    const [listed] = list.data;
    const contentId = listed?.id ?? '';
    const film = listed?.translations.en.film;
    if (film) return keep(type, { contentId, proofSha256: film.sha256 });
    const { proof } = await ask<{ proof: { sha256: string } }>('POST', '/api/app/v1/proofs', {
      contentId,
      language: 'en',
      size: 'link',
    });
    return keep(type, { contentId, proofSha256: proof.sha256 });
  }

  function keep(type: PieceType, piece: ChosenPiece): ChosenPiece {
    pieces.set(type, piece);
    return piece;
  }

  return {
    name,
    pages,
    async connect() {
      const started = await ask<{ url: string }>('POST', '/api/app/v1/connections/facebook/start', {});
      const out = await request('GET', started.url);
      const cookie = out.headers.get('set-cookie')?.split(';')[0] ?? '';
      const dialog = new URL(out.headers.get('location') ?? '');
      const form = new URLSearchParams(dialog.search);
      form.set('person', personIds[name]);
      form.set('decision', 'continue');
      for (const scope of (dialog.searchParams.get('scope') ?? '').split(',')) form.append('scopes[]', scope);
      for (const page of pages) form.append('pages[]', page);
      const consent = await fetch(`${dialog.origin}${dialog.pathname}`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      const back = new URL(consent.headers.get('location') ?? '');
      const end = await request('GET', `${back.pathname}${back.search}`, undefined, { cookie });
      if (!end.headers.get('location')?.includes('connect=facebook.connected'))
        throw new Error(`${name} could not connect: ${end.headers.get('location')}`);
    },
    async share(type, caption) {
      for (;;) {
        const piece = await choosePiece(type);
        const body = {
          clientRequestId: crypto.randomUUID(),
          ...piece,
          language: 'en',
          size: 'link',
          caption,
          targets: pages.map((targetId) => ({ network: 'facebook', targetId })),
          when: { kind: 'now' },
          again: true,
          unbranded: true,
        };
        try {
          return (await ask<{ posts: SharedPost[] }>('POST', '/api/app/v1/shares', body)).posts;
        } catch (error) {
          if (!(error instanceof Refused) || error.code !== 'proof_outdated') throw error;
          // A newer build draws the piece anew: look at it again, as a person would be asked to.
          pieces.delete(type);
        }
      }
    },
    async posts() {
      const posts: SharedPost[] = [];
      for (const view of ['upcoming', 'past']) {
        let cursor: string | null = null;
        do {
          const after: string = cursor === null ? '' : `&cursor=${cursor}`;
          const page: { items: SharedPost[]; nextCursor: string | null } = await ask(
            'GET',
            `/api/app/v1/posts?view=${view}&limit=100${after}`,
          );
          posts.push(...page.items);
          cursor = page.nextCursor;
        } while (cursor !== null);
      }
      return posts;
    },
  };
}
