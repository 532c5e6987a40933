import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/client.ts';
import type { TakeStore, WholeTake } from '../../../lib/recording/take-store.ts';
import { reportError } from '../../../lib/report-error.ts';
import { frameOf } from '../../../lib/video/frame-of.ts';
import { createUpload, type RunningUpload } from '../../uploads/run-upload.ts';
import { shareOf } from '../../uploads/upload-machine.ts';
import { uploadPorts } from '../../uploads/upload-ports.ts';
import { useForgetRecordings } from '../api.ts';

/** Where the keeping of a take stands. What has been sent stays sent when it is paused or the line breaks; the take stays until it is kept. */
export type Keeping =
  | { phase: 'ready' | 'keeping' }
  | { phase: 'sending' | 'paused'; share: number }
  | { phase: 'broken'; error: unknown };

/** A picture of the take for those who have not seen it yet. */
async function posterOf(take: WholeTake, file: File): Promise<Blob> {
  if (take.poster !== null) return take.poster;
  const url = URL.createObjectURL(file);
  try {
    return await frameOf(url, 0);
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface Run {
  take: WholeTake;
  title: string;
  file: File;
  upload: RunningUpload;
}

/** Sends a take and has it kept as a recording of the member's. Leaving pauses it, and the same take goes on from there later. */
export function useKeepTake(store: TakeStore, memberId: string, onKept: (recordingId: string) => void) {
  const forgetRecordings = useForgetRecordings();
  const [state, setState] = useState<Keeping>({ phase: 'ready' });
  const running = useRef<Run | null>(null);
  useEffect(
    () => () => {
      running.current?.upload.pause();
      running.current = null;
    },
    [],
  );

  async function keep({ take, title, file, upload }: Run): Promise<string> {
    const poster = await posterOf(take, file);
    const { data } = await api.uploads.uploadImage({
      params: { memberId },
      body: { 'upload-path': 'poster/recording.jpg' },
      files: { upload: poster },
    });
    const { recording } = await api.realtalk.keepRecording({
      body: {
        title,
        language: take.language,
        scriptId: take.scriptId,
        s3Key: upload.state().plan?.s3Key ?? '',
        poster: data.upload.id,
        captions: take.captions ?? [],
      },
    });
    // The server has it: what another window still holds of it here can be deleted later.
    await store.remove(take).catch(reportError);
    void forgetRecordings();
    return recording.id;
  }

  /** A call like any other, so that a session that is over is looked after. Null where it was paused or called off. */
  const { mutateAsync: send } = useMutation({
    async mutationFn(run: Run): Promise<string | null> {
      if (run.upload.state().phase !== 'done') await run.upload.go();
      const { phase, error } = run.upload.state();
      if (running.current !== run || phase === 'paused' || phase === 'cancelled') return null;
      if (phase !== 'done') throw error;
      setState({ phase: 'keeping' });
      return keep(run);
    },
  });

  async function go(run: Run): Promise<void> {
    const isCurrent = () => running.current === run;
    try {
      const id = await send(run);
      if (id !== null && isCurrent()) onKept(id);
    } catch (error) {
      if (isCurrent()) setState({ phase: 'broken', error });
    }
  }

  async function begin(take: WholeTake, title: string): Promise<void> {
    setState({ phase: 'sending', share: 0 });
    try {
      const file = await store.read(take);
      const run = { take, title, file, upload: createUpload(file, uploadPorts(memberId, 'recordings', file)) };
      run.upload.subscribe(() => {
        const now = run.upload.state();
        if (running.current !== run || (now.phase !== 'sending' && now.phase !== 'paused')) return;
        setState({ phase: now.phase, share: shareOf(now) });
      });
      running.current = run;
      await go(run);
    } catch (error) {
      setState({ phase: 'broken', error });
    }
  }

  return {
    state,
    keep: (take: WholeTake, title: string) => void begin(take, title),
    pause: () => running.current?.upload.pause(),
    /** Goes on with what is missing; begins anew where it never began, or waited so long that the server has let go of it. */
    resume(take: WholeTake, title: string) {
      const run = running.current;
      const isGone = state.phase === 'broken' && hasCode(state.error, 'upload_not_found');
      if (run === null || isGone) return void begin(take, title);
      run.title = title;
      void go(run);
    },
    cancel() {
      void running.current?.upload.cancel();
      running.current = null;
      setState({ phase: 'ready' });
    },
  };
}

export type TakeKeeping = ReturnType<typeof useKeepTake>;
