import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filmBrand } from '@yardsign/scene/film/film-brand';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { api } from '../../../../lib/api/client.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { loadChunk } from '../../../../lib/code/load-chunk.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import type { MadeFile } from '../../../../lib/video/make-film.ts';
import { brandImagesOf, brandQuery } from '../../../profile/brand-query.ts';
import { uploadPorts } from '../../../uploads/upload-ports.ts';
import { createUpload, type RunningUpload } from '../../../uploads/run-upload.ts';
import { shareOf } from '../../../uploads/upload-machine.ts';
import { filmDrawingQuery, madeFilmQuery } from '../../film-api.ts';
import type { Film } from '../../model.ts';

/** Where the making of a film stands. What `sending` has sent so far stays sent when it is paused or the line breaks. */
type Making =
  | { phase: 'asking' | 'unable' | 'ready' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'making' | 'sending' | 'paused'; share: number }
  | { phase: 'broken'; error: unknown };

/** What a film was made with. */
type Wearing = Pick<Answer<'films', 'getMadeFilm'>, 'worn' | 'ends'>;

/** What is called off when the member stops it, or leaves. */
interface Running {
  cancel(): void;
  upload?: RunningUpload;
  keep?: () => Promise<void>;
}

/** What draws and encodes comes only where a film is shown. */
const loadMaker = () => loadChunk(() => import('../../../../lib/video/make-film.ts'));

/**
 * The member's own film of a piece: the one that is kept, and the making of it, which leaving calls off.
 *
 * @param film undefined while it is not known
 */
export function useMadeFilm(contentId: string, language: Language, film: Film | null | undefined) {
  const queryClient = useQueryClient();
  const memberId = useSession()?.user.id ?? null;
  const made = useQuery({ ...madeFilmQuery(contentId, language), enabled: film !== null && film !== undefined });
  const [able, setAble] = useState<Making>({ phase: 'asking' });
  /** What was begun, and in which language: another is another film. */
  const [begun, setBegun] = useState<{ language: Language; now: Making } | null>(null);
  const running = useRef<Running | null>(null);
  const state = begun?.language === language ? begun.now : able;
  const setState = (now: Making) => setBegun({ language, now });

  useEffect(() => {
    let isHere = true;
    loadMaker()
      .then(({ canMakeFilms }) => canMakeFilms())
      .then(
        (can) => isHere && setAble({ phase: can ? 'ready' : 'unable' }),
        (error: unknown) => isHere && setAble({ phase: 'failed', error }),
      );
    return () => {
      isHere = false;
      running.current?.cancel();
      running.current = null;
    };
  }, []);

  /** Sends what was made and has it kept. Going on after a pause sends only what is missing. */
  async function send(run: Running, upload: RunningUpload, keep: () => Promise<void>): Promise<void> {
    const isCurrent = () => running.current === run;
    if (upload.state().phase !== 'done') await upload.go();
    const { phase, error } = upload.state();
    if (!isCurrent() || phase === 'paused') return;
    try {
      if (phase !== 'done') throw error;
      await keep();
      if (isCurrent()) setState({ phase: 'ready' });
    } catch (reason) {
      if (isCurrent()) setState({ phase: 'broken', error: reason });
    }
  }

  async function keepFile(run: Running, of: Wearing, { film: file, poster }: MadeFile): Promise<void> {
    if (memberId === null) throw new Error('No auth token available');
    const named = new File([file], `${contentId}-${language}.mp4`, { type: file.type, lastModified: 0 });
    const upload = createUpload(named, uploadPorts(memberId, 'films', named));
    upload.subscribe(() => {
      const now = upload.state();
      if (running.current !== run || (now.phase !== 'sending' && now.phase !== 'paused')) return;
      setState({ phase: now.phase, share: shareOf(now) });
    });
    const keep = async () => {
      const { data } = await api.uploads.uploadImage({
        params: { memberId },
        body: { 'upload-path': 'poster/film.jpg' },
        files: { upload: poster },
      });
      const s3Key = upload.state().plan?.s3Key ?? '';
      const body = { language, s3Key, worn: of.worn, poster: data.upload.id };
      const kept = await api.films.keepFilm({ params: { contentId }, body });
      queryClient.setQueryData(madeFilmQuery(contentId, language).queryKey, { ...of, film: kept.film });
      // What waits of it carries the new one now.
      await queryClient.invalidateQueries({ queryKey: ['sharing'] });
    };
    run.upload = upload;
    run.keep = keep;
    run.cancel = () => void upload.cancel();
    setState({ phase: 'sending', share: 0 });
    await send(run, upload, keep);
  }

  async function make(): Promise<void> {
    if (!film) return;
    const run: Running = { cancel: () => {} };
    const isCurrent = () => running.current === run;
    running.current?.cancel();
    running.current = run;
    setState({ phase: 'making', share: 0 });
    try {
      // The name first: a brand that changes after it makes a film that the server refuses, and never one under a wrong name.
      const { worn, ends } = await queryClient.fetchQuery({ ...madeFilmQuery(contentId, language), staleTime: 0 });
      const brand = filmBrand(await queryClient.fetchQuery({ ...brandQuery, staleTime: 0 }));
      const drawing = await queryClient.fetchQuery(filmDrawingQuery(contentId, film));
      const { makeFilm } = await loadMaker();
      if (!isCurrent()) return;
      const order = { film: drawing, language, brand, imageUrls: brandImagesOf(brand), soundUrl: film.url, ends };
      const making = makeFilm(order, (share) => isCurrent() && setState({ phase: 'making', share }));
      run.cancel = making.cancel;
      const file = await making.file;
      if (isCurrent()) await keepFile(run, { worn, ends }, file);
    } catch (error) {
      if (isCurrent()) setState({ phase: 'failed', error });
    }
  }

  function resume(): void {
    const run = running.current;
    if (run?.upload && run.keep) void send(run, run.upload, run.keep);
  }

  return {
    state,
    /** The newest that was made; undefined while nothing is known. */
    film: made.data?.film,
    /** Why it is not known whether there is one. */
    unknown: made.data === undefined ? made.error : null,
    askAgain: () => void made.refetch(),
    make: () => void make(),
    pause: () => running.current?.upload?.pause(),
    resume,
    cancel() {
      running.current?.cancel();
      running.current = null;
      setState({ phase: 'ready' });
    },
  };
}

export type FilmMaking = ReturnType<typeof useMadeFilm>;
