import { answerByTable } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { envelope, type Network, problem } from './network.ts';
import { callerOf, revoke, token } from './oauth.ts';
import { creatorInfo, openPublishing, readStatus, takeChunk } from './publishing.ts';
import { listVideos, queryVideos } from './videos.ts';

function userInfo(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'user.info.basic');
  const person = network.state().people.find(({ id }) => id === personId);
  return envelope({ user: { open_id: personId, union_id: personId, display_name: person?.name } });
}

/** Answers one call as TikTok would, its refusals included. */
export const answer = answerByTable<Network>({
  name: 'TikTok',
  acts: [
    [/^POST \/v2\/oauth\/token$/, token],
    [/^POST \/v2\/oauth\/revoke$/, revoke],
    [/^GET \/v2\/user\/info$/, userInfo],
    [/^POST \/v2\/post\/publish\/creator_info\/query$/, creatorInfo],
    [/^POST \/v2\/post\/publish\/video\/init$/, openPublishing],
    [/^PUT \/upload\/(.+)$/, takeChunk],
    [/^POST \/v2\/post\/publish\/status\/fetch$/, readStatus],
    [/^POST \/v2\/video\/list$/, listVideos],
    [/^POST \/v2\/video\/query$/, queryVideos],
  ],
  unknown: () => problem(404, 'unsupported_path', 'Unsupported path.'),
});
