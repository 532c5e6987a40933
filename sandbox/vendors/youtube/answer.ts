import { answerByTable } from '../../kit/network/answer-by-table.ts';
import { type Network, problem } from './network.ts';
import { revoke, token, tokenInfo } from './oauth.ts';
import { readStatistics } from './statistics.ts';
import { readChannels, readUploads, setThumbnail, upload } from './uploads.ts';

/** Answers one call as Google would, its refusals included. */
export const answer = answerByTable<Network>({
  name: 'YouTube',
  acts: [
    [/^POST \/token$/, token],
    [/^POST \/revoke$/, revoke],
    [/^(?:GET|POST) \/tokeninfo$/, tokenInfo],
    [/^GET \/youtube\/v3\/channels$/, readChannels],
    [/^GET \/youtube\/v3\/playlistItems$/, readUploads],
    [/^GET \/youtube\/v3\/videos$/, readStatistics],
    [/^(?:POST|PUT) \/upload\/youtube\/v3\/videos$/, upload],
    [/^POST \/upload\/youtube\/v3\/thumbnails\/set$/, setThumbnail],
  ],
  unknown: () => problem(404, 'notFound', 'Not Found'),
});
