import { own } from '../../../kit/own.ts';
import { GraphError } from '../graph/errors.ts';
import type { Visit } from '../graph/node-type.ts';
import { text } from '../graph/params.ts';
import { type Answer, type Network, ok } from '../network.ts';
import { containerStatus } from './container-status.ts';
import { instagramFailures } from './failures.ts';
import type { Account } from './known-account.ts';
import { mediaPermalink, quotaUsage } from './published-media.ts';
import type { Container, Media } from './state.ts';

const FIRST_ID = 18_000_000_000_000;

function demandQuota(network: Network, accountId: string): void {
  if (quotaUsage(network, accountId) >= network.state().settings.instagramQuota)
    throw new GraphError(instagramFailures.ig_quota_2207042);
}

function demandReady(network: Network, container: Container): void {
  const status = containerStatus(network, container);
  if (status === 'IN_PROGRESS') throw new GraphError(instagramFailures.ig_not_ready_2207027);
  if (status === 'EXPIRED') throw new GraphError(instagramFailures.ig_expired_2207020);
  // It is out already. Whatever the answer to that is, there must never be a second one.
  if (status === 'PUBLISHED') throw new GraphError(instagramFailures.ig_gone_2207006);
}

/** `POST /{account}/media_publish`: the one call that people see the effect of. */
export function publishContainer({ network, call }: Visit, { id: accountId, username }: Account): Answer {
  const { containers, media } = network.state().instagram;
  const container = own(containers, text(call.params, 'creation_id') ?? '');
  if (container?.accountId !== accountId || container.isItem) throw new GraphError(instagramFailures.ig_gone_2207006);
  demandReady(network, container);
  demandQuota(network, accountId);
  const digests = container.digest === null ? [] : [container.digest];
  const shown = [...digests, ...container.children.map((child) => containers[child]?.digest ?? '')];
  const { caption, altText, isFilm } = container;
  const at = network.clock.now();
  const made: Media = {
    id: network.ids.digits('media', FIRST_ID),
    accountId,
    digests: shown,
    isFilm,
    caption,
    altText,
    at,
  };
  media[made.id] = made;
  container.mediaId = made.id;
  network.effects.record({
    kind: 'published',
    at: new Date(at).toISOString(),
    requestId: call.requestId,
    detail: {
      pageId: accountId,
      pageName: `@${username}`,
      postId: made.id,
      message: caption,
      tagged: [container, ...container.children.map((child) => containers[child])].flatMap(
        (each) => each?.tagged ?? [],
      ),
      invited: container.invited ?? [],
      link: null,
      fileDigests: shown,
      altTexts:
        container.children.length > 0 ? container.children.map((child) => containers[child]?.altText ?? '') : [altText],
      permalink: mediaPermalink(network, made),
    },
  });
  network.touch();
  return ok({ id: made.id });
}
