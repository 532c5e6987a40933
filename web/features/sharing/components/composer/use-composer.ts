import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { kinds } from '@yardsign/domain/content/kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { templateQuery } from '../../../graphics/template-query.ts';
import { connectionsQuery, draftsKey, pieceQuery, proofQuery, useConnect, useShare } from '../../api.ts';
import { type Draft, captionOf, composePath } from '../../composer-model.ts';
import { type Connection, firstToConnect, isConnectionRefusal } from '../../connection-model.ts';
import { goneOf, reachableTargets, tickedTargets } from '../../target-model.ts';
import { firstWhen } from '../../when-model.ts';
import { readLastTargets, rememberTargets } from './draft-store.ts';
import type { ShareDialogProps } from '../../composer-model.ts';
import { useImpersonatedName } from '../use-impersonated-name.ts';
import { useDrafting } from './use-drafting.ts';
import { useShareForm } from './use-share-form.ts';

type Opening = Omit<ShareDialogProps, 'onClose'>;

/** All of one opening of the composer: what is chosen, what is known, what is wrong, and the sending of it. */
export function useComposer({ contentId, contentType, language, size, mode, opened }: Opening) {
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const kind = kinds[contentType];
  const isLink = kind.postedAs === 'link';
  const [requestId] = useState(() => crypto.randomUUID());
  const [lastTargets] = useState(readLastTargets);
  const [fresh] = useState<Draft>(() => ({
    language,
    captions: {},
    targets: undefined,
    when: firstWhen(serverNow(), timeZone),
    size: isLink ? kind.size : (size ?? kind.size),
    mode,
  }));
  const drafting = useDrafting(contentId, opened, fresh);
  const { draft, beginning, saver } = drafting;

  const piece = useQuery(pieceQuery(contentId));
  const sizes = useQuery({ ...templateQuery(contentId), enabled: !isLink, select: ({ sizes: all }) => all });
  const waiting = beginning.kind === 'loading' || beginning.kind === 'asks';
  const proof = useQuery({ ...proofQuery(contentId, draft.language, draft.size), enabled: !waiting });
  const connections = useQuery(connectionsQuery);
  const share = useShare();
  const leaving = useConnect();
  const impersonatedName = useImpersonatedName();

  const reachable = reachableTargets(connections.data ?? []);
  /** What is to be connected first; null while nothing is known, and when there is a way out. */
  const toConnect = firstToConnect(connections.data);
  const caption = captionOf(draft, piece.data);
  const targets = tickedTargets(draft.targets, reachable, lastTargets);

  /** Targets of the draft that can no longer be posted to; known only while there is a way out. */
  const goneTargets =
    beginning.kind === 'found' && connections.data && toConnect === null
      ? goneOf(beginning.found.body.targets, reachable)
      : [];

  function change(part: Partial<Draft>) {
    if (share.error) share.reset();
    drafting.change(part);
  }

  /** @param again the member was asked, and wants the piece there once more. */
  async function send(again: boolean): Promise<void> {
    if (proof.data === undefined || share.isPending || impersonatedName !== null) return;
    rememberTargets(targets);
    saver.hold();
    try {
      await share.mutateAsync({
        clientRequestId: requestId,
        contentId,
        language: draft.language,
        size: draft.size,
        caption: caption.trim(),
        proofSha256: proof.data.sha256,
        targets: targets.map(({ network, targetId }) => ({ network, targetId })),
        when: draft.mode === 'now' ? { kind: 'now' } : { kind: 'at', ...draft.when },
        again,
      });
      void saver.posted().then(() => queryClient.invalidateQueries({ queryKey: draftsKey }));
    } catch (error) {
      saver.release();
      // The refusal is on screen. What it contradicts is read again, so that the next press can succeed.
      if (hasCode(error, 'proof_outdated')) {
        await queryClient.invalidateQueries({ queryKey: ['content', 'proof', contentId] });
        await queryClient.invalidateQueries(pieceQuery(contentId));
      }
      if (isConnectionRefusal(error)) await queryClient.invalidateQueries(connectionsQuery);
    }
  }

  const form = useShareForm({
    draft,
    change,
    caption,
    targets,
    reachable,
    send: () => void send(false),
    busy: share.isPending,
    error: share.error,
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
    isLink,
    piece,
    sizes,
    proof,
    connections,
    toConnect,
    caption,
    reachable,
    targets,
    form,
    share,
    sendAgain: () => void send(true),
    connect,
    leaving,
    impersonatedName,
  };
}

export type Composer = ReturnType<typeof useComposer>;
