import { DAY_MS, HOUR_MS } from '@yardsign/domain/time/spans';
import type { Language } from '@yardsign/domain/languages';
import { kindOf } from '@yardsign/domain/content/kinds';
import type { SharingDeps } from '../features/sharing/deps.ts';
import { type DraftBody, saveDraft } from '../features/sharing/drafts/save-draft.ts';
import type { MovableClock } from '../platform/clock.ts';
import { LUIS_PAGE, MAYA_PAGE, OSCAR_PAGE, type Sharing } from './demo-posts.ts';
import { libraryContentId } from '../features/content/load-library.ts';
import { EVERY_FEATURE } from './scenarios.ts';

interface Life {
  clock: MovableClock;
  sharing: SharingDeps;
  /** Member ids by username. */
  ids: Readonly<Record<string, string>>;
}

/** Leaves a post begun, as the composer does by itself. `days` from today is when it is meant to go out. */
async function begin(
  life: Life,
  memberId: string,
  draft: { slug: string; captions: DraftBody['captions']; language: Language; page?: string; plan?: Sharing['at'] },
): Promise<void> {
  const { clock, sharing } = life;
  const { slug, captions, language, page, plan } = draft;
  const contentId = libraryContentId(slug);
  const piece = (await sharing.namePieces([contentId])).get(contentId);
  const day = plan && new Date(clock.now().getTime() + plan.days * DAY_MS).toISOString().slice(0, 10);
  await saveDraft(sharing, { userId: memberId, features: EVERY_FEATURE }, contentId, {
    captions,
    altTexts: {},
    firstComments: {},
    covers: {},
    pictures: [],
    mentions: [],
    language,
    size: (piece && kindOf(piece.contentType)?.size) ?? 'square',
    targets: page === undefined ? null : [{ network: 'facebook', targetId: page }],
    variants: [],
    mode: plan ? 'schedule' : 'now',
    when: plan && day !== undefined ? { date: day, time: plan.time, timeZone: plan.timeZone } : null,
  });
}

/** What the demo people were called away from, the oldest first. */
export async function leaveDrafts(life: Life): Promise<void> {
  const { clock, ids } = life;
  const today = clock.now().getTime();
  const begun: { hoursAgo: number; username: string; draft: Parameters<typeof begin>[2] }[] = [
    {
      hoursAgo: 26,
      username: 'maya',
      draft: {
        slug: 'porch-light',
        captions: {
          es: 'Este domingo dejamos la luz del porche encendida en la calle Magnolia. Pase a saludar; el café corre por mi cuenta.',
        },
        language: 'es',
      },
    },
    {
      hoursAgo: 20,
      username: 'oscar',
      draft: {
        slug: 'anatomy-of-an-offer',
        captions: {
          en: 'The price is one line of an offer. Here are the other six, and the two that sellers on our side of town ask about first.',
        },
        language: 'en',
        page: OSCAR_PAGE,
        plan: { days: 3, time: '08:30', timeZone: 'America/Los_Angeles' },
      },
    },
    {
      hoursAgo: 5,
      username: 'luis',
      draft: {
        slug: 'first-hour-open-house',
        captions: {
          es: 'Antes de ir a ver casas este fin de semana, lea esto. Y si quiere, vamos juntos: le digo qué miro yo en los primeros diez minutos.',
        },
        language: 'es',
        page: LUIS_PAGE,
      },
    },
    {
      hoursAgo: 2,
      username: 'maya',
      draft: {
        slug: 'choosing-between-two-houses',
        captions: {
          en: 'Two of my buyers sat in the car last night with a list that came out seven to seven. We did steps 3 and 5 instead, and',
        },
        language: 'en',
        page: MAYA_PAGE,
        plan: { days: 3, time: '12:15', timeZone: 'America/Chicago' },
      },
    },
  ];
  for (const { hoursAgo, username, draft } of begun) {
    clock.moveTo(today - hoursAgo * HOUR_MS);
    await begin(life, ids[username] ?? '', draft);
  }
  clock.moveTo(today);
}
