import { createHash } from 'node:crypto';
import {
  type Handle,
  type NetworkAdapter,
  NetworkError,
  type OutgoingVideo,
  type RemotePost,
  type TargetAccess,
  type VideoLine,
} from '../../../features/sharing/ports.ts';

/** Bytes that begin like a film, so many in all. */
export const filmOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('0000001c6674797069736f6d', 'hex'), Buffer.alloc(bytes - 12, 'film')]);

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A film on its way to a network. */
export const outgoingFilm = (bytes: Buffer, more: Partial<OutgoingVideo> = {}): OutgoingVideo => ({
  ...{ sha256: digestOf(bytes), bytes: bytes.length, type: 'video/mp4', seconds: 20, title: 'Tour', message: 'See it' },
  coverMs: 4000,
  read: async (from, to) => bytes.subarray(from, to),
  address: () => '',
  ...more,
});

/** How a call to a network failed. @throws Error when it did not */
export async function failureOf(call: Promise<unknown>): Promise<NetworkError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof NetworkError)) throw new Error('No failure of the network');
  return error;
}

interface FilmHands {
  line(): VideoLine;
  open(video: OutgoingVideo): Promise<Handle>;
  publish(video: OutgoingVideo, handle: Handle, mayStart?: () => boolean): Promise<RemotePost>;
  search(handle: Handle | null, message?: string): Promise<RemotePost | null>;
}

/** The hands of a test on an adapter that takes films, whatever the network. @param since when the first attempt was made */
export function filmHands(network: () => NetworkAdapter, target: () => TargetAccess, since: number): FilmHands {
  function line(): VideoLine {
    const { video } = network();
    if (!video) throw new Error('It takes no films');
    return video;
  }
  return {
    line,
    open: (video) => line().open(target(), video),
    publish: (video, handle, mayStart = () => true) => {
      const { message, title } = video;
      return network().publish(target(), { message, title, link: null, altText: '', handle, video }, mayStart);
    },
    search: (handle, message = 'See it') =>
      network().findPost(target(), {
        ...{ handle, link: null, marker: 'none', message },
        ...{ since: new Date(since), others: new Set<string>() },
      }),
  };
}
