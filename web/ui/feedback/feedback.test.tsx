import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { ApiError } from '../../lib/api/api-error.ts';
import { button, field, fill, open, press, server } from '../../testing/page.tsx';
import { Banner } from './banner.tsx';
import { Part } from './part.tsx';
import { Toaster } from './toaster.tsx';
import { showToast } from './toasts.tsx';
import { useUndoable } from './use-undoable.ts';

const { reportError } = contract.site;
const gone = new ApiError({ code: 'not_found', status: 404, message: '' });

describe('a message in the page', () => {
  it('says of which kind it is to who sees no colors, and is read out at once where it answers an act', async () => {
    const closed = vi.fn<() => void>();
    await open(
      <>
        <Banner kind="failure" title="Not posted" announce onClose={closed}>
          The text is kept.
        </Banner>
        <Banner kind="info">News</Banner>
      </>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Problem: Not postedThe text is kept.',
    ]);
    await press('Close');
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('what can be undone', () => {
  const send = vi.fn<(wanted: string) => Promise<void>>();

  function Row({ back }: { back: string | null }) {
    const change = useMutation({ mutationFn: send });
    const undoable = useUndoable<string>({
      change,
      said: (wanted) => `Now ${wanted}`,
      failed: (wanted) => `Not ${wanted}`,
      inverse: () => back,
    });
    return (
      <>
        <button type="button" onClick={() => undoable.act('saved')}>
          Save
        </button>
        <Toaster />
      </>
    );
  }

  beforeEach(() => {
    send.mockReset();
    send.mockResolvedValue();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is done at once, and taken back by the same call with what was before', async () => {
    await open(<Row back="not saved" />);
    await press('Save');
    const said = screen.getByRole('status');
    expect(said.textContent).toContain('Now saved');
    expect(
      [...said.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['Undo', 'Close']);
    await press('Undo');
    expect(send.mock.calls.map(([wanted]) => wanted)).toEqual(['saved', 'not saved']);
    expect(screen.getByText('It is as it was before.').closest('[role="status"]')).toBeTruthy();
  });

  it('does not say that it was taken back where that was refused', async () => {
    send.mockResolvedValueOnce();
    send.mockRejectedValue(gone);
    await open(<Row back="not saved" />);
    await press('Save');
    await press('Undo');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not not saved\. ./);
    await waitFor(() => expect(screen.queryByText('It is as it was before.')).toBeNull());
  });

  it('leaves the focus where it was before somebody went to the toast, which goes away', async () => {
    await open(<Row back="not saved" />);
    const save = button('Save');
    save.focus();
    await press('Save');
    act(() => button('Undo').focus());
    await press('Undo');
    expect(document.activeElement).toBe(save);
  });

  it('is reached by one key from wherever the cursor is, which is said, and left by the same one', async () => {
    await open(<Row back="not saved" />);
    await press('Save');
    expect(button('Undo').getAttribute('aria-keyshortcuts')).toBe('F8');
    act(() => void showToast({ kind: 'info', message: 'Something else' }));
    const save = button('Save');
    save.focus();
    act(() => void fireEvent.keyDown(save, { key: 'F8' }));
    expect(document.activeElement).toBe(button('Undo'));
    fireEvent.keyDown(button('Undo'), { key: 'F8' });
    expect(document.activeElement).toBe(save);
  });

  it('keeps its toast while the focus is in it, and gives it up by Escape with the focus where it was', async () => {
    vi.useFakeTimers();
    await open(<Row back="not saved" />);
    const save = button('Save');
    act(() => save.focus());
    act(() => save.click());
    act(() => button('Undo').focus());
    await pass(60_000);
    fireEvent.keyDown(button('Undo'), { key: 'Escape' });
    await pass(1000);
    expect([screen.queryByText('Undo'), document.activeElement]).toEqual([null, save]);
    act(() => save.click());
    act(() => button('Undo').focus());
    act(() => save.focus());
    await pass(60_000);
    await pass(1000);
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('offers no way back where there is none', async () => {
    await open(<Row back={null} />);
    await press('Save');
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('says what was not done and why when the server refuses', async () => {
    send.mockRejectedValue(gone);
    await open(<Row back="not saved" />);
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved\. ./);
  });
});

describe('a part that fails', () => {
  let breaks = true;
  beforeEach(() => {
    breaks = true;
    server.answer(reportError);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  function Fragile() {
    if (breaks) throw new Error('broken');
    return <p>The part</p>;
  }

  function Page() {
    const [typed, setTyped] = useState('');
    return (
      <>
        <input aria-label="Words" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Part inline>
          <Fragile />
        </Part>
      </>
    );
  }

  it('leaves the page with what was typed, and can be tried again', async () => {
    await open(<Page />);
    fill('Words', 'half a sentence');
    expect(screen.queryByText('The part')).toBeNull();
    expect(server.sent(reportError)).toHaveLength(1);
    breaks = false;
    await press('Try again');
    expect(screen.getByText('The part')).toBeTruthy();
    expect(field('Words').value).toBe('half a sentence');
  });

  it('is not spoken of where nobody waits for it, and comes when it can', async () => {
    await open(
      <Part quiet>
        <Fragile />
      </Part>,
    );
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
