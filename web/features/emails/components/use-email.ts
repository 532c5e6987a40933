import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { relatedPieceQuery } from '../../content/api.ts';
import { micrositeQuery } from '../../microsite/api.ts';
import type { Brand } from '../../profile/brand-query.ts';
import type { PartValues } from '../../profile/parts/part-model.ts';
import type { KeptEmail } from '../email-drafts.ts';
import {
  type EmailDraft,
  emptyDraft,
  isFormat,
  keepDraft,
  readDraft,
  typedOf,
  watchDraft,
  withPiece,
} from '../model/draft.ts';
import { emailHtml, fetchedFrom, missingInBrand } from '../model/email-html.ts';

export interface EmailOptions {
  memberId: string;
  language: Language;
  brand: Brand;
  settings: PartValues;
  /** A piece that it is to have besides what was left here. */
  added?: string | undefined;
}

/** A call of which an e-mail is made. */
interface Asked {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A piece that is not there any more, or not in the plan: an answer, which another try does not change. */
const isGone = ({ error }: Pick<Asked, 'error'>) => hasCode(error, 'not_found') || hasCode(error, 'feature_required');

/** Why what an e-mail is made of is not all here, and another try; null where it is. */
function unreadOf(asked: readonly Asked[]) {
  const failed = asked.filter((each) => each.error !== null && !isGone(each));
  const [first] = failed;
  if (!first?.error) return null;
  return {
    error: first.error,
    isTrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** The e-mail that is being put together, kept in this browser as it is typed, with what it is made of. */
export function useEmail({ memberId, language, brand, settings, added }: EmailOptions) {
  const usual = settings['content_format'];
  const fresh = () => emptyDraft(language, isFormat(usual) ? usual : '0');
  // Counts the e-mails that were begun here.
  const [{ draft, turn, isFollowed }, setAtWork] = useState(() => {
    const left = readDraft(memberId) ?? fresh();
    return { draft: added === undefined ? left : withPiece(left, added), turn: 0, isFollowed: false };
  });
  const begin = (next: EmailDraft, isOfOther = false) =>
    setAtWork((before) => ({ draft: next, turn: before.turn + 1, isFollowed: isOfOther }));
  const follow = useEffectEvent((next: EmailDraft) => begin(next, true));
  const microsite = useQuery(micrositeQuery);
  const asked = useQueries({ queries: draft.pieces.map((id) => relatedPieceQuery(id, draft.language)) });
  const pieces = asked.flatMap(({ data }) => data ?? []);
  const home = microsite.data?.shows.home ? microsite.data.home[draft.language] : null;

  const html = emailHtml({ draft, pieces, brand, settings, home });

  // What another window has kept is not kept again: that could undo what is typed there by now.
  useEffect(() => {
    if (!isFollowed) keepDraft(memberId, draft);
  }, [memberId, draft, isFollowed]);
  useEffect(() => watchDraft(memberId, (next) => follow(next)), [memberId]);

  return {
    draft,
    /** It stands here as another window has it, and nothing was changed in this one since. */
    isFollowed,
    change: (part: Partial<EmailDraft>) =>
      setAtWork((before) => ({ ...before, draft: { ...before.draft, ...part }, isFollowed: false })),
    /** It is among the drafts as this one; an e-mail that was begun meanwhile is not. */
    wasKept: ({ id, updatedAt }: KeptEmail) =>
      setAtWork((before) =>
        before.turn === turn
          ? { ...before, draft: { ...before.draft, keptAs: id, keptWhen: updatedAt }, isFollowed: false }
          : before,
      ),
    startOver: () => begin(fresh()),
    /** Goes on with a draft where its pieces are, or where it begins. */
    goOn: ({ id, typed, updatedAt }: KeptEmail) =>
      begin({
        ...typedOf(typed),
        keptAs: id,
        keptWhen: updatedAt,
        step: typed.pieces.length > 0 ? 'choose' : 'start',
      }),
    pieces,
    /** Chosen pieces that are gone, by their ids. */
    lost: draft.pieces.filter((_id, at) => isGone(asked[at] ?? { error: null })),
    /** Without it the e-mail would lack pieces or pictures, and nobody would be told. */
    unread: unreadOf([microsite, ...asked].filter(({ data }) => data === undefined)),
    isWaiting: microsite.isPending || asked.some(({ isPending }) => isPending),
    /** What the member may want to mend before anybody reads it. */
    doubts: {
      outdated: pieces.filter((piece) => piece.outdated_languages.includes(draft.language)),
      hidden: pieces.filter((piece) => piece.public_url === null),
      brand: missingInBrand(brand, draft.language),
    },
    html,
    preview: fetchedFrom(window.location.origin, html, { home, pieces }),
  };
}

export type Email = ReturnType<typeof useEmail>;
