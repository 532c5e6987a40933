import { useMutation } from '@tanstack/react-query';
import { faultOfVideo, type VideoFault, type VideoPlace } from '@yardsign/domain/uploads/video-limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { readVideo } from '../read-video.ts';
import { createUpload, type RunningUpload } from '../run-upload.ts';
import { NOT_STARTED } from '../upload-machine.ts';
import { readRemembered } from '../upload-memory.ts';
import { uploadPorts } from '../upload-ports.ts';

interface Sending {
  file: File;
  upload: RunningUpload;
  poster: Blob | null;
}

async function savePoster(memberId: string, place: VideoPlace, poster: Blob | null): Promise<string | undefined> {
  if (poster === null) return undefined;
  const { data } = await api.uploads.uploadImage({
    params: { memberId },
    body: { 'upload-path': `poster/${place}.jpg` },
    files: { upload: poster },
  });
  return data.upload.id;
}

const nothing = () => () => {};

/** A video on its way from a file to the profile: looked at here, sent in parts, then judged and kept by the server. */
export function useVideoUpload(memberId: string, place: VideoPlace, onDone: (address: string) => void) {
  const path = `video/${place}`;
  const session = useSession();
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState<VideoFault | null>(null);
  const [reading, setReading] = useState(false);
  const state = useSyncExternalStore(
    sending?.upload.subscribe ?? nothing,
    sending?.upload.state ?? (() => NOT_STARTED),
  );
  const keep = useMutation({
    mutationFn: async ({ s3Key, poster }: { s3Key: string; poster: Blob | null }) => {
      const id = await savePoster(memberId, place, poster);
      const body = { s3Key, ...(id !== undefined && { poster: id }) };
      return (await api.uploads.uploadVideo({ params: { memberId, place }, body })).data.upload;
    },
    onSuccess: ({ url }) => {
      setSending(null);
      onDone(url);
    },
  });

  const running = sending?.upload;
  useEffect(() => () => running?.pause(), [running]);

  async function go({ upload, poster }: Sending) {
    keep.reset();
    if (upload.state().phase !== 'done') await upload.go();
    const { phase, plan } = upload.state();
    if (phase === 'done' && plan !== null) keep.mutate({ s3Key: plan.s3Key, poster });
  }

  async function take(file: File) {
    setFault(null);
    const early = faultOfVideo({ type: file.type, bytes: file.size });
    if (early !== null) return setFault(early);
    setReading(true);
    const { seconds, poster } = await readVideo(file);
    setReading(false);
    const late = faultOfVideo({ type: file.type, bytes: file.size, ...(seconds !== undefined && { seconds }) });
    if (late !== null) return setFault(late);
    const upload = createUpload(file, uploadPorts(session === null ? null : memberId, path, file));
    const next = { file, upload, poster };
    setSending(next);
    return go(next);
  }

  return {
    state,
    file: sending?.file ?? null,
    fault,
    reading,
    keeping: keep.isPending,
    /** Why it stopped: a part, a call, or what the server found in the file. */
    error: keep.error ?? (state.phase === 'failed' ? state.error : null),
    /** An upload of before that choosing the same file goes on with. */
    interrupted: sending === null ? readRemembered(memberId, path) : null,
    take,
    pause: () => sending?.upload.pause(),
    resume: () => sending && void go(sending),
    cancel: () => {
      void sending?.upload.cancel();
      keep.reset();
      setSending(null);
    },
  };
}

export type VideoUpload = ReturnType<typeof useVideoUpload>;
