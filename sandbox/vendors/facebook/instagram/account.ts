import { grantOf } from '../caller.ts';
import { GraphError, needsPagePosting } from '../graph/errors.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { text } from '../graph/params.ts';
import { type Answer, ok } from '../network.ts';
import { createContainer } from './create-container.ts';
import { type Account, mayKnow, pageOfAccount } from './known-account.ts';
import { mediaOf, quotaUsage } from './published-media.ts';
import { publishContainer } from './publish-media.ts';

const DAY_S = 86_400;

function demandPublishing({ network, caller }: Visit): void {
  const granted = caller.kind === 'app' ? [] : grantOf(network, caller.token.personId).granted;
  if (!granted.includes('instagram_content_publish')) throw new GraphError(needsPagePosting);
}

const publishing = (act: (visit: Visit, account: Account) => Answer | Promise<Answer>) => ({
  run: (visit: Visit, account: Account) => {
    demandPublishing(visit);
    return act(visit, account);
  },
});

/** The window moves, and what is asked for is told: without fields only the usage. */
function publishingLimit({ network, call }: Visit, { id }: Account): Answer {
  const fields = (text(call.params, 'fields') ?? 'quota_usage').split(',');
  const config = { quota_total: network.state().settings.instagramQuota, quota_duration: DAY_S };
  return ok({
    data: [
      {
        ...(fields.includes('quota_usage') && { quota_usage: quotaUsage(network, id) }),
        ...(fields.includes('config') && { config }),
      },
    ],
  });
}

/** A professional account, found through its page. */
export const instagramType: NodeType<Account> = {
  name: 'IGUser',
  find: (visit, id) => (mayKnow(visit, id) ? pageOfAccount(visit.network, id)?.instagram : undefined),
  id: ({ id }) => id,
  usual: 'id',
  fields: { id: { read: (_visit, { id }) => id }, username: { read: (_visit, { username }) => username } },
  lists: {
    media: {
      of: 'IGMedia',
      usual: 'id',
      items: ({ network }, { id }) => {
        const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
        return mediaOf(network, id).filter(({ at }) => at <= shownUpTo);
      },
    },
  },
  acts: {
    'GET content_publishing_limit': publishing(publishingLimit),
    'POST media': publishing(createContainer),
    'POST media_publish': publishing(publishContainer),
  },
};
