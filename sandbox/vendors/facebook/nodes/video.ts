import { isFilm } from '../../../kit/film-type.ts';
import { own } from '../../../kit/own.ts';
import { findPage } from '../caller.ts';
import { badParameter } from '../graph/errors.ts';
import { graphTime } from '../graph/graph-time.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { flag, text, wholeNumber } from '../graph/params.ts';
import { type Answer, type Network, ok } from '../network.ts';
import { permalink } from '../publish.ts';
import type { Page, Post, Video } from '../state.ts';
import { commentsOf, createComment } from './comment.ts';
import { addPost, checkMessage } from './create-post.ts';

const FIRST_VIDEO_ID = 122_800_000_000_000;
/** So much Facebook asks for at once. */
const PART = 4 * 1024 * 1024;
const LARGEST = 10 * 1024 * 1024 * 1024;
const LARGEST_COVER = 10 * 1024 * 1024;

const offsets = ({ received, size }: Video) => ({
  start_offset: String(received),
  end_offset: String(Math.min(received + PART, size)),
});

function start({ network, call }: Visit, pageId: string): Answer {
  const size = wholeNumber(call.params, 'file_size') ?? 0;
  if (size <= 0 || size > LARGEST) throw badParameter('Param file_size is not valid');
  const id = network.ids.digits('video', FIRST_VIDEO_ID);
  const session = network.ids.digits('upload_session', FIRST_VIDEO_ID);
  const video: Video = {
    ...{ id, session, pageId, size, received: 0, parts: [], digest: null, finishedAt: null, postId: null },
  };
  network.state().videos[id] = video;
  network.touch();
  return ok({ upload_session_id: session, video_id: id, ...offsets(video) });
}

function uploadOf({ network, call }: Visit, pageId: string): Video {
  const session = text(call.params, 'upload_session_id');
  const video = Object.values(network.state().videos).find((each) => each.session === session);
  if (video?.pageId !== pageId) throw badParameter('The upload session is not known');
  return video;
}

function transfer(visit: Visit, pageId: string): Answer {
  const { network, call } = visit;
  const video = uploadOf(visit, pageId);
  const bytes = call.files.find(({ field }) => field === 'video_file_chunk')?.bytes ?? Buffer.alloc(0);
  const fits = wholeNumber(call.params, 'start_offset') === video.received && bytes.length > 0;
  if (!fits || video.received + bytes.length > video.size)
    throw badParameter('start_offset is not where the upload stands');
  video.parts.push(network.blobs.put(bytes));
  video.received += bytes.length;
  network.touch();
  return ok(offsets(video));
}

/** What makes people see it. A film that is finished is finished once, however often that is said. */
function finish(visit: Visit, pageId: string): Answer {
  const { network, call } = visit;
  const video = uploadOf(visit, pageId);
  if (video.postId !== null) return ok({ success: true });
  if (video.received < video.size) throw badParameter('The upload is not complete');
  const message = checkMessage(text(call.params, 'description') ?? '');
  const bytes = Buffer.concat(video.parts.map((digest) => network.blobs.get(digest) ?? Buffer.alloc(0)));
  video.finishedAt = network.clock.now();
  if (isFilm(bytes)) {
    video.digest = network.blobs.put(bytes);
    const wanted = { pageId, message, link: null, photos: [], videoId: video.id };
    video.postId = addPost(network, wanted, { published: true, scheduledAt: null }, call.requestId).id;
  }
  network.touch();
  return ok({ success: true });
}

/** `POST /{page}/videos`, in its three phases. */
export function uploadVideo(visit: Visit, { id: pageId }: Page): Answer {
  const phase = text(visit.call.params, 'upload_phase');
  if (phase === 'start') return start(visit, pageId);
  if (phase === 'transfer') return transfer(visit, pageId);
  if (phase === 'finish') return finish(visit, pageId);
  visit.call.warn('Only uploads in phases are played here.');
  throw badParameter('upload_phase must be start, transfer or finish');
}

function statusOf(network: Network, video: Video): string {
  if (video.finishedAt === null) return 'uploading';
  if (network.clock.now() < video.finishedAt + network.state().settings.filmMs) return 'processing';
  return video.digest === null ? 'error' : 'ready';
}

/** `POST /{video}/thumbnails`: a picture that stands for the film from now on. */
function addThumbnail({ network, call }: Visit, video: Video): Answer {
  const bytes = call.files.find(({ field }) => field === 'source')?.bytes ?? Buffer.alloc(0);
  const isPicture = bytes[0] === 0xff || bytes[0] === 0x89;
  if (!isPicture || bytes.length > LARGEST_COVER) throw badParameter('Param source must be a picture');
  const digest = network.blobs.put(bytes);
  if (flag(call.params, 'is_preferred') === true) video.cover = digest;
  network.effects.record({
    ...{ kind: 'cover', at: new Date(network.clock.now()).toISOString(), requestId: call.requestId },
    detail: { postId: video.id, cover: digest },
  });
  network.touch();
  return ok({ success: true });
}

const postOf = ({ network }: Visit, { postId }: Video): Post | undefined => network.state().posts[postId ?? ''];

export const videoType: NodeType<Video> = {
  name: 'Video',
  find: (visit, id) => {
    const video = own(visit.network.state().videos, id);
    // A film is gone when its post is.
    return video !== undefined && postOf(visit, video)?.state === 'deleted' ? undefined : video;
  },
  id: ({ id }) => id,
  pageId: ({ pageId }) => pageId,
  right: 'read',
  usual: 'updated_time,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    published: { read: (_visit, { postId }) => postId !== null },
    status: {
      read: ({ network }, video) => ({
        video_status: statusOf(network, video),
        uploading_phase: {
          status: video.received < video.size ? 'in_progress' : 'complete',
          bytes_transfered: video.received,
        },
      }),
    },
    description: { read: (visit, video) => postOf(visit, video)?.message },
    created_time: { read: (_visit, { finishedAt }) => (finishedAt === null ? undefined : graphTime(finishedAt)) },
    permalink_url: {
      read: (visit, video) => {
        const post = postOf(visit, video);
        return post && permalink(visit.network, post);
      },
    },
    from: { of: 'Page', read: ({ network }, { pageId }) => findPage(network, pageId) },
  },
  lists: {
    comments: {
      of: 'Comment',
      right: 'read',
      items: (visit, video) => {
        const post = postOf(visit, video);
        return post ? commentsOf(visit, post) : [];
      },
    },
  },
  acts: {
    'POST thumbnails': { right: 'post', run: addThumbnail },
    'POST comments': {
      right: 'engage',
      creates: 'Comment',
      run: (visit, video) => {
        const post = postOf(visit, video);
        if (post === undefined) throw badParameter('The video is not published');
        return createComment(visit, post);
      },
    },
  },
};
