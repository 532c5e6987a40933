import { api as contract } from '@yardsign/contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '../../../lib/browser/save-file.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { FakeLine } from '../../../testing/fake-line.ts';
import { button, dialog, field, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { fakeRecorder, SCRIPT, takeOf } from '../../../testing/recorder-ports.ts';
import { Review } from './review.tsx';

const MEMBER = SESSION.user.id;
const { completeMultipartUpload, getUpload, startMultipartUpload, uploadImage } = contract.uploads;
const { keepRecording } = contract.realtalk;
const UPLOAD = { uploadId: 'upl_aaaaaa', s3Key: 'uploads/1', partSize: 10, presignedUrls: ['/part'] };
const KEPT = ({ body }: { body: unknown }) => ({
  recording: {
    ...{ id: 'rec_aaaaaaaaaaaa', language: SCRIPT.language, title: (body as { title: string }).title },
    ...{
      script: null,
      video: null,
      captions: [],
      cut: { from: 0, until: 65_000 },
      seconds: 65,
      width: 720,
      height: 1280,
      bytes: 20_000_000,
    },
    ...{ url: '/api/app/v1/videos/upl_aaaaaa', poster: '/files/c', createdAt: '2026-11-28T08:00:00.000Z' },
  },
});
let { world, ports } = fakeRecorder();

const show = (language: 'en' | 'es' = 'en') =>
  open(<Review ports={ports} memberId={MEMBER} />, {
    at: '/realtalk/review',
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });

const CAPTIONS = [{ from: 0, until: 900, text: 'Thinking of selling?' }];

/** The face of a take in the list. */
const face = (words: string) => screen.getByText(words).closest('button') as HTMLButtonElement;

beforeEach(() => {
  ({ world, ports } = fakeRecorder());
  FakeLine.status = 200;
  vi.stubGlobal('XMLHttpRequest', FakeLine);
  world.takes.set('a', takeOf('a', MEMBER, 1));
  world.takes.set('b', { ...takeOf('b', MEMBER, 2), captions: CAPTIONS });
  server.answer(startMultipartUpload, { data: UPLOAD });
  server.answer(completeMultipartUpload, { data: { ...UPLOAD, fileSize: 4 } });
  server.answer(uploadImage, {
    data: { upload: { id: 'c'.repeat(64), url: '/files/c', width: 720, height: 1280, name: 'recording.jpg' } },
  });
  server.answer(keepRecording, KEPT);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the takes that are looked at', () => {
  it('are played one at a time, the newest first, and another when it is chosen', async () => {
    await show();
    expect([face('Take 2'), face('Take 1')].map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    expect(face('Take 2').textContent).toMatch(/Wed, Dec 31.+1:05 · 20 MB$/);
    const first = (await screen.findByLabelText('Take of The first call')).getAttribute('src');
    expect(first).toMatch(/^blob:/);
    await act(async () => face('Take 1').click());
    await waitFor(() => expect(screen.getByLabelText('Take of The first call').getAttribute('src')).not.toBe(first));
    expect(face('Take 1').getAttribute('aria-pressed')).toBe('true');
  });

  it('keep the name that was given to them', async () => {
    await show();
    fireEvent.change(field('Title'), { target: { value: ' The good one ' } });
    await act(async () => void fireEvent.blur(field('Title')));
    expect(world.takes.get('b')?.name).toBe('The good one');
    expect(await screen.findByText('The good one')).toBeTruthy();
  });

  it('say so when the browser has cleared one away', async () => {
    ports.takes.read = () => Promise.reject(new DOMException('', 'NotFoundError'));
    await show();
    expect(await screen.findByText(/cannot be read any more/)).toBeTruthy();
  });

  it('are none once the last is deleted, in Spanish too', async () => {
    world.takes.delete('b');
    await show('es');
    await press('Eliminar la toma 1');
    await press('Eliminar', await dialog());
    expect(await screen.findByText('No hay tomas en este dispositivo')).toBeTruthy();
  });

  it('are saved as a file with their title', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
    await show();
    fireEvent.change(field('Title'), { target: { value: 'Sell: 1/2' } });
    await press('Save to this device');
    expect(saved.mock.calls.map(([file, name]) => [(file as File).name, name])).toEqual([['b.mp4', 'Sell 1 2.mp4']]);
  });

  it('that cannot be read say so, and are asked for again', async () => {
    const { list } = ports.takes;
    ports.takes.list = () => Promise.reject(new Error('no list'));
    await show();
    expect(screen.getByText('Your takes could not be read')).toBeTruthy();
    ports.takes.list = list;
    await press('Try again');
    expect(await screen.findByText('Take 2')).toBeTruthy();
  });
});

describe('what is not finished', () => {
  it('is told of in the place of there being none, and tried again', async () => {
    world.takes.clear();
    world.recovered = { found: 0, unfinished: 1 };
    await show('es');
    expect(await screen.findByText(/^Una toma está sin terminar\. Sigue en este dispositivo/)).toBeTruthy();
    expect(screen.queryByText('No hay tomas en este dispositivo')).toBeNull();
    world.recovered = { found: 1, unfinished: 0 };
    world.takes.set('c', takeOf('c', MEMBER));
    await press('Intentar de nuevo');
    expect(await screen.findByText('Toma 1')).toBeTruthy();
    expect(screen.queryByText(/sin terminar/)).toBeNull();
  });
});

describe('a take that is kept', () => {
  it('is sent, kept under its title with its script, leaves the device, and is opened as a recording', async () => {
    const { address } = await show();
    fireEvent.change(field('Title'), { target: { value: 'The good one' } });
    await press('Keep this take');
    await waitFor(() => expect(address()).toBe('/realtalk/recordings/rec_aaaaaaaaaaaa'));
    expect(server.bodies(keepRecording)).toEqual([
      {
        ...{ title: 'The good one', language: 'en', scriptId: SCRIPT.id, s3Key: 'uploads/1', poster: 'c'.repeat(64) },
        captions: CAPTIONS,
      },
    ]);
    expect([...world.takes.keys()]).toEqual(['a']);
  });

  it('without a title has that of its script', async () => {
    await show();
    fireEvent.change(field('Title'), { target: { value: '   ' } });
    await press('Keep this take');
    await waitFor(() => expect(server.bodies(keepRecording)).toMatchObject([{ title: 'The first call' }]));
  });

  it('stays while the line is broken, and what is missing is sent once it is mended', async () => {
    FakeLine.status = 0;
    const { address } = await show();
    await press('Keep this take');
    expect((await screen.findByRole('alert')).textContent).toContain('The take is still here.');
    expect(world.takes.has('b')).toBe(true);
    server.answer(getUpload, { upload: { ...UPLOAD, fileSize: 4, done: false, parts: [] } });
    FakeLine.status = 200;
    fireEvent.change(field('Title'), { target: { value: 'Named meanwhile' } });
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/realtalk/recordings/rec_aaaaaaaaaaaa'));
    expect(server.bodies(startMultipartUpload)).toHaveLength(1);
    expect(server.bodies(keepRecording)).toMatchObject([{ title: 'Named meanwhile' }]);
  });

  it('that a server on the way refuses says so, and that it can be saved here', async () => {
    FakeLine.status = 413;
    await show();
    await press('Keep this take');
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not take the file.');
  });

  it('whose upload the server has let go of is sent once more', async () => {
    server.refuse(keepRecording, { status: 404, code: 'upload_not_found' });
    const { address } = await show();
    await press('Keep this take');
    await screen.findByRole('alert');
    server.answer(keepRecording, KEPT);
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/realtalk/recordings/rec_aaaaaaaaaaaa'));
    expect(server.bodies(startMultipartUpload)).toHaveLength(2);
  });

  it('is kept although another window holds its file here', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer(contract.site.reportError, {});
    ports.takes.remove = () => Promise.reject(new DOMException('', 'NoModificationAllowedError'));
    const { address } = await show();
    await press('Keep this take');
    await waitFor(() => expect(address()).toBe('/realtalk/recordings/rec_aaaaaaaaaaaa'));
    await waitFor(() => expect(server.bodies(contract.site.reportError)).toHaveLength(1));
  });

  it('has its refusals seen by who looks after the session', async () => {
    server.refuse(startMultipartUpload, { status: 401, code: 'sign_in_required' });
    const { queryClient } = await show();
    const seen: unknown[] = [];
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') seen.push(event.action.error);
    });
    await press('Keep this take');
    await waitFor(() => expect(seen).toMatchObject([{ code: 'sign_in_required' }]));
  });

  it('that the server does not keep says why, and is not sent a second time', async () => {
    server.refuse(keepRecording, { status: 500, code: 'internal' });
    await show();
    await press('Keep this take');
    expect((await screen.findByRole('alert')).textContent).toContain('The take was not kept');
    expect(world.takes.has('b')).toBe(true);
    await press('Continue');
    await waitFor(() => expect(server.bodies(keepRecording)).toHaveLength(2));
    expect(server.bodies(startMultipartUpload)).toHaveLength(1);
  });

  it('can be called off, and then another be chosen', async () => {
    FakeLine.status = 0;
    server.answer(contract.uploads.abandonUpload, {});
    await show();
    await press('Keep this take');
    await screen.findByRole('alert');
    expect(face('Take 1').closest('section')?.inert).toBe(true);
    await press('Cancel');
    expect([button('Keep this take').disabled, face('Take 1').closest('section')?.inert]).toEqual([false, false]);
  });
});
