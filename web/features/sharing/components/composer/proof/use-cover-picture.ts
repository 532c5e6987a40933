import { useMutation } from '@tanstack/react-query';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { api } from '../../../../../lib/api/client.ts';
import { useSession } from '../../../../../lib/session/session-query.ts';
import { frameOf } from '../../../../../lib/video/frame-of.ts';
import { CoverNotTaken } from '../../../composer-model.ts';
import type { Network } from '../../../model.ts';

interface Moment {
  /** The address of the film. */
  url: string;
  ms: number;
}

/** The picture of a moment of a film, for networks that take a picture: taken here, because only a browser can look into a film. */
export function useCoverPicture() {
  const memberId = useSession()?.user.id;
  async function take({ url, ms }: Moment): Promise<string> {
    if (memberId === undefined) throw new Error('No auth token available');
    const { data } = await api.uploads.uploadImage({
      params: { memberId },
      body: { 'upload-path': 'poster/cover.jpg' },
      files: { upload: await frameOf(url, ms) },
    });
    return data.upload.id;
  }
  const taking = useMutation({
    mutationFn: (moment: Moment) =>
      take(moment).catch((cause: unknown) => {
        throw new CoverNotTaken('The cover could not be taken', { cause });
      }),
  });
  return {
    isTaking: taking.isPending,
    error: taking.error,
    /** @returns its digest; undefined where no network takes one, null where it could not be taken. */
    async take(
      film: { url: string } | null,
      ms: number,
      meant: readonly Network[],
    ): Promise<string | null | undefined> {
      if (film === null || !meant.some((network) => networks[network].capabilities.video.cover === 'picture'))
        return undefined;
      return taking.mutateAsync({ url: film.url, ms }).catch(() => null);
    },
  };
}
