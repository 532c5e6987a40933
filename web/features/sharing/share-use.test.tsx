import { act } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../lib/browser/save-file.ts';
import { watchUse } from '../../lib/usage/note-use.ts';
import { open, press, server } from '../../testing/page.tsx';
import { useSaveMark } from '../content/marks.ts';
import { useShare } from './api.ts';

const POST = {
  clientRequestId: '00000000-0000-4000-8000-000000000001',
  contentId: 'cnt_piece0000001',
  language: 'en' as const,
  size: 'square' as const,
  caption: '',
  mentions: [],
  proofSha256: 'a'.repeat(64),
  targets: [{ network: 'facebook' as const, targetId: 'tgt_page00000001' }],
};
const AT = { kind: 'at' as const, date: '2026-12-01', time: '09:00', timeZone: 'America/Chicago' };

function Acts() {
  const { mutate: share } = useShare();
  const { mutate: mark } = useSaveMark();
  const id = POST.contentId;
  return (
    <>
      <button type="button" onClick={() => share({ ...POST, when: { kind: 'now' } })}>
        Post now
      </button>
      <button type="button" onClick={() => share({ ...POST, when: AT })}>
        Schedule
      </button>
      <button type="button" onClick={() => mark({ id, saved: true })}>
        Save
      </button>
      <button type="button" onClick={() => mark({ id, saved: false })}>
        Let go
      </button>
    </>
  );
}

let stop = () => {};
afterEach(() => stop());

it('says of a post, a mark and a file that is saved what was done, once it is done', async () => {
  const did: string[] = [];
  // What other suites have left.
  watchUse({ did: () => undefined, shows: () => undefined })();
  stop = watchUse({ did: (action) => void did.push(action), shows: () => undefined });
  await open(<Acts />);
  server.refuse(contract.sharing.createShare, { status: 503, code: 'overloaded' });
  await press('Post now');
  server.refuse(contract.content.saveMark, { status: 503, code: 'overloaded' });
  await press('Save');
  expect(did).toEqual([]);
  server.answer(contract.sharing.createShare, { posts: [] });
  server.answer(contract.content.saveMark);
  server.answer(contract.content.removeMark);
  for (const name of ['Post now', 'Schedule', 'Save', 'Let go']) await press(name);
  // A window without a browser would go to the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  act(() => saveFile(new Blob(['x']), 'x.txt'));
  expect(did).toEqual(['share', 'schedule', 'save', 'download']);
});
