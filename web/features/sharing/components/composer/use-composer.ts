import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { kinds } from '@yardsign/domain/content/kinds';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { madeFilmQuery } from '../../../content/film-api.ts';
import type { Piece } from '../../../content/model.ts';
import { useIsSavingAnswers } from '../../../graphics/components/slots/use-answers.ts';
import { useHasWrongAnswers } from '../../../graphics/components/slots/wrong-answers.ts';
import { missingFacts } from '../../../graphics/slots-model.ts';
import { templateQuery } from '../../../graphics/template-query.ts';
import { connectionsQuery, pieceQuery, proofQuery, useConnect, useShare } from '../../api.ts';
import { draftsKey } from '../../drafts-api.ts';
import { type Draft, captionFor, captionOf, firstCommentOf, whenOf } from '../../composer-model.ts';
import { composePath } from '../../compose-search.ts';
import { commentersOf } from '../../comment-model.ts';
import { type Connection, firstToConnect, isConnectionRefusal, othersToConnect } from '../../connection-model.ts';
import { namesToSend, NO_PEOPLE } from '../../mention-model.ts';
import type { Network } from '../../model.ts';
import { goneOf, reachableTargets, takersOf, tickedTargets } from '../../target-model.ts';
import { networksOf, ownCaption, sizeFor } from '../../variant-model.ts';
import { forgetDay, wantedDay } from '../../wanted-day.ts';
import { firstWhen } from '../../when-model.ts';
import { readLastTargets, rememberTargets } from './drafts/draft-store.ts';
import type { ShareDialogProps } from '../../composer-model.ts';
import { useImpersonatedName } from '../use-impersonated-name.ts';
import { useAlbum } from './proof/use-album.ts';
import { useCoverPicture } from './proof/use-cover-picture.ts';
import { useFilmToPost } from './proof/use-film-to-post.ts';
import { useDrafting } from './drafts/use-drafting.ts';
import { type ShareValues, useShareForm } from './use-share-form.ts';
import { newId } from '../../../../lib/browser/new-id.ts';

type Opening = Omit<ShareDialogProps, 'onClose'>;

/** Whether facts of the piece keep it back: typed and not to be read, or not there. */
function factsFault(piece: Piece | undefined, language: Draft['language'], hasWrong: boolean): ShareValues['facts'] {
  if (hasWrong) return 'wrong';
  return piece !== undefined && missingFacts(piece, language, serverNow()).length > 0 ? 'missing' : null;
}

/** All of one opening of the composer: what is chosen, what is known, what is wrong, and the sending of it. */
export function useComposer({ contentId, contentType, language, size, mode, opened }: Opening) {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const kind = kinds[contentType];
  const postedAs = kind.postedAs ?? 'picture';
  /** Articles and films look the same in every size; only what is drawn has several. */
  const isDrawn = postedAs === 'picture';
  const [requestId] = useState(() => newId());
  const [lastTargets] = useState(readLastTargets);
  const [wantedOn] = useState(() => wantedDay(instantToWallClock(serverNow(), timeZone).date));
  // Only once the composer is there: what is begun to be drawn may be begun again.
  useEffect(() => forgetDay(), []);
  const [fresh] = useState<Draft>(() => {
    const first = firstWhen(serverNow(), timeZone);
    return {
      language,
      captions: {},
      altTexts: {},
      firstComments: {},
      covers: {},
      mentions: [],
      people: NO_PEOPLE,
      pictures: [],
      targets: undefined,
      variants: {},
      when: wantedOn === null ? first : { ...first, date: wantedOn },
      size: isDrawn ? (size ?? kind.size) : kind.size,
      mode: wantedOn === null ? mode : 'schedule',
    };
  });
  const drafting = useDrafting(contentId, opened, fresh, wantedOn);
  const { draft, beginning, saver } = drafting;

  const piece = useQuery(pieceQuery(contentId));
  /** The language whose text is older than its twin and is wanted all the same. */
  const [outdatedWanted, wantOutdated] = useState<Draft['language'] | null>(null);
  const sizes = useQuery({ ...templateQuery(contentId), enabled: isDrawn, select: ({ sizes: all }) => all });
  const film = useFilmToPost(contentId, draft.language, piece.data?.translations[draft.language].film);
  const cover = useCoverPicture();
  const waiting = beginning.kind === 'loading' || beginning.kind === 'asks';
  const connections = useQuery(connectionsQuery);
  const share = useShare();
  const leaving = useConnect();
  const impersonatedName = useImpersonatedName();

  const { reachable, closed } = takersOf(reachableTargets(connections.data ?? []), kind.postedAs);
  /** What is to be connected first; null while nothing is known, and when there is a way out. */
  const toConnect = firstToConnect(connections.data);
  const targets = tickedTargets(draft.targets, reachable, lastTargets);
  const meant = networksOf(targets);
  /** The network whose own words and picture are shown; null for what all share. */
  const [chosen, show] = useState<Network | null>(null);
  const shown = chosen !== null && meant.length > 1 && meant.includes(chosen) ? chosen : null;
  const caption = shown === null ? captionOf(draft, piece.data) : captionFor(draft, shown, piece.data);
  const captions = meant.map((network) => ({ network, caption: captionFor(draft, network, piece.data) }));

  const comments = commentersOf(meant, connections.data ?? []);

  const sizeOf = (network: Network) => (isDrawn ? sizeFor(draft, network, sizes.data ?? []) : draft.size);
  const wanted = [...new Set([draft.size, ...meant.map(sizeOf)])];
  const proofs = useQueries({
    queries: wanted.map((each) => ({
      ...proofQuery(contentId, draft.language, each),
      enabled: !waiting && postedAs !== 'video',
    })),
  });
  const album = useAlbum({ draft, sizes: wanted, isOpen: isDrawn && !waiting });
  const proofAt = (each: Draft['size']) => proofs[wanted.indexOf(each)];
  const shownSize = shown === null ? draft.size : sizeOf(shown);
  const proof = proofAt(shownSize);

  /** Targets of the draft that can no longer be posted to; known only while there is a way out. */
  const goneTargets =
    beginning.kind === 'found' && connections.data && toConnect === null
      ? goneOf(beginning.found.body.targets, reachable)
      : [];

  function change(part: Partial<Draft>) {
    if (share.error) share.reset();
    drafting.change(part);
  }

  const hasWrongFacts = useHasWrongAnswers(contentId, draft.language);
  const isSavingFacts = useIsSavingAnswers(contentId);
  const facts = factsFault(piece.data, draft.language, hasWrongFacts);
  /** What would be sent is on screen, and none of it is an example. */
  const isShown =
    postedAs === 'video' ? film.sent !== null : album.isDrawn && proofs.every(({ data }) => data !== undefined);
  const isReady = piece.data !== undefined && !isSavingFacts && isShown;
  const proved = isReady && facts === null;

  /** What single networks get in the place of what all share. */
  function variantsToSend() {
    return meant.flatMap((network) => {
      const own = ownCaption(draft, network)?.trim();
      const each = sizeOf(network);
      const sha256 = each === draft.size ? undefined : proofAt(each)?.data?.sha256;
      const picture = sha256 === undefined ? undefined : { size: each, proofSha256: sha256 };
      if (own === undefined && picture === undefined) return [];
      return [{ network, ...(own !== undefined && { caption: own }), ...(picture && { picture }) }];
    });
  }

  /** @param asked what the member was asked about and wants: the piece on the same target once more, a text older than its twin. */
  async function send(asked: { again?: true; outdated?: true } = {}): Promise<void> {
    // A film was made before: it is its own proof.
    const approved = film.sent ?? proofAt(draft.size)?.data;
    if (approved === undefined || !proved || share.isPending || cover.isTaking || impersonatedName !== null) return;
    const altText = draft.altTexts[draft.language];
    const firstComment = firstCommentOf(draft).trim();
    const coverMs = draft.covers[draft.language];
    const coverSha256 = coverMs === undefined ? undefined : await cover.take(film.sent, coverMs, meant);
    // The moment has no picture: that is said, and nothing goes out with another one than was chosen.
    if (coverSha256 === null) return;
    rememberTargets(targets);
    saver.hold();
    try {
      const posts = await share.mutateAsync({
        clientRequestId: requestId,
        contentId,
        language: draft.language,
        size: draft.size,
        caption: captionOf(draft, piece.data).trim(),
        ...(altText !== undefined && isDrawn && { altText: altText.trim() }),
        ...(firstComment !== '' && comments.commenting.length > 0 && { firstComment }),
        proofSha256: approved.sha256,
        mentions: namesToSend(draft, captions),
        targets: targets.map(({ network, targetId }) => ({ network, targetId })),
        variants: variantsToSend(),
        ...(album.pictures.length > 0 && { pictures: album.toSend() }),
        when: whenOf(draft),
        again: false,
        outdated: outdatedWanted === draft.language,
        ...(film.unbranded && { unbranded: true }),
        ...(film.sent !== null && coverMs !== undefined && { coverMs }),
        ...(coverSha256 !== undefined && { coverSha256 }),
        ...asked,
      });
      drafting.sent(posts);
      void saver.posted().then(() => queryClient.invalidateQueries({ queryKey: draftsKey }));
    } catch (error) {
      saver.release();
      // The refusal is on screen. What it contradicts is read again, so that the next press can succeed.
      if (hasCode(error, 'proof_outdated')) {
        await queryClient.invalidateQueries({ queryKey: ['content', 'proof'] });
        await queryClient.invalidateQueries(pieceQuery(contentId));
        await queryClient.invalidateQueries(madeFilmQuery(contentId, draft.language));
      }
      if (isConnectionRefusal(error)) await queryClient.invalidateQueries(connectionsQuery);
    }
  }

  /** Takes the older text; where posting it was refused, it goes now. */
  function postOutdated() {
    wantOutdated(draft.language);
    if (hasCode(share.error, 'text_outdated')) void send({ outdated: true });
  }

  const form = useShareForm({
    facts,
    draft,
    change,
    caption,
    captions,
    commenting: comments.commenting,
    shown,
    postedAs,
    targets,
    reachable,
    send: () => void send(),
    busy: share.isPending || cover.isTaking,
    error: share.error ?? cover.error,
  });

  function connect({ slug: network }: Connection) {
    const path = piece.data?.path ?? window.location.pathname;
    void drafting.keepForReturn();
    leaving.connect({ network, redirect: composePath(path, draft.mode, draft.language) });
  }

  return {
    draft,
    drafting,
    waiting,
    goneTargets,
    change,
    postedAs,
    film,
    piece,
    sizes,
    proof,
    isReady,
    shown,
    shownSize,
    show,
    meant,
    sizeOf,
    closed,
    connections,
    toConnect,
    othersToConnect: othersToConnect(connections.data ?? [], toConnect, postedAs),
    caption,
    captions,
    comments,
    album,
    reachable,
    targets,
    form,
    share,
    sendAgain: () => void send({ again: true }),
    acceptsOutdated: outdatedWanted === draft.language,
    postOutdated,
    connect,
    leaving,
    impersonatedName,
  };
}

export type Composer = ReturnType<typeof useComposer>;
