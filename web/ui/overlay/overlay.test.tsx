import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, dialog, open, press } from '../../testing/page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useCoveredFoot } from './use-covered-foot.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

describe('a question before what cannot be undone', () => {
  const confirmed = vi.fn<() => void>();
  const closed = vi.fn<() => void>();
  const ask = (busy: boolean) =>
    open(
      <ConfirmDialog opened onClose={closed} title="Delete it?" confirm="Delete" onConfirm={confirmed} busy={busy}>
        Nothing brings it back.
      </ConfirmDialog>,
    );

  it('is named by its question, and does nothing until its verb is pressed', async () => {
    await ask(false);
    const asked = await dialog();
    expect(asked.getAttribute('aria-labelledby')).not.toBeNull();
    expect(document.getElementById(asked.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nothing brings it back.',
    );
    await press('Cancel');
    expect([closed.mock.calls.length, confirmed.mock.calls.length]).toEqual([1, 0]);
    await press('Delete');
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('lets the page be enlarged with two fingers', async () => {
    await ask(false);
    const asked = await dialog();
    /** Whether the browser does with so many fingers what it does by itself. */
    const moves = (fingers: number): boolean => {
      const touches = Array.from({ length: fingers }, (_, index) => ({ clientX: index, clientY: 9 * fingers }));
      fireEvent.touchStart(asked, { touches, changedTouches: [{ clientX: 0, clientY: 0 }] });
      return fireEvent.touchMove(asked, { touches, changedTouches: touches });
    };
    expect([moves(1), moves(2)]).toEqual([false, true]);
  });

  it('cannot be left or pressed twice while it is being done', async () => {
    closed.mockReset();
    await ask(true);
    const asked = await dialog();
    expect([button('Cancel').disabled, button('Delete').disabled]).toEqual([true, true]);
    fireEvent.keyDown(asked, { key: 'Escape' });
    expect(closed).not.toHaveBeenCalled();
  });
});

it('a window is not described by all that stands in it, which a screen reader would say when it opens', async () => {
  await open(
    <Dialog opened onClose={() => undefined} title="Your posts">
      A list as long as one likes.
    </Dialog>,
  );
  const shown = await dialog();
  expect([shown.hasAttribute('aria-labelledby'), shown.hasAttribute('aria-describedby')]).toEqual([true, false]);
});

describe('a window that is drawn only as long as it is open', () => {
  function Page() {
    const [opened, setOpened] = useState(false);
    const close = () => setOpened(false);
    return (
      <>
        <button onClick={() => setOpened(true)}>Ask</button>
        {opened && (
          <ConfirmDialog opened onClose={close} title="Sure?" confirm="Yes" onConfirm={close}>
            Say so.
          </ConfirmDialog>
        )}
      </>
    );
  }

  it('gives the focus back to what opened it', async () => {
    await open(<Page />);
    button('Ask').focus();
    await press('Ask');
    const asked = await dialog();
    within(asked).getByRole('button', { name: 'Yes' }).focus();
    await press('Yes');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Ask'));
  });
});

describe('a window while there is no connection', () => {
  it('says so beside its buttons, where the line of the page is not seen', async () => {
    await open(
      <ConfirmDialog opened onClose={() => {}} title="Send it?" confirm="Send" onConfirm={() => {}} busy>
        It is sent at once.
      </ConfirmDialog>,
    );
    const asked = await dialog();
    expect(within(asked).queryByText(/^You are offline/)).toBeNull();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(within(asked).getByText(/^You are offline/)).toBeTruthy();
    online.mockRestore();
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(within(asked).queryByText(/^You are offline/)).toBeNull();
  });
});

describe('Back', () => {
  function Over({ onClose }: { onClose: () => void }) {
    useBackCloses(true, onClose);
    return null;
  }

  it('closes the topmost window, and leaves the page once none is open', async () => {
    const closed: string[] = [];
    const over = await open(
      <>
        <Over onClose={() => closed.push('below')} />
        <Over onClose={() => closed.push('above')} />
      </>,
    );
    expect(await over.holds('BACK')).toBe(true);
    expect(closed).toEqual(['above']);
    expect(await over.holds('PUSH')).toBe(false);
    over.unmount();
    const bare = await open(<p>Text</p>);
    expect(await bare.holds('BACK')).toBe(false);
  });

  it('closes a question, but neither it nor the page while it is being done', async () => {
    const closed = vi.fn<() => void>();
    const ask = (busy: boolean) =>
      open(
        <ConfirmDialog opened onClose={closed} title="Delete it?" confirm="Delete" onConfirm={() => {}} busy={busy}>
          Nothing brings it back.
        </ConfirmDialog>,
      );
    const busy = await ask(true);
    await dialog();
    expect(await busy.holds('BACK')).toBe(true);
    expect(closed).not.toHaveBeenCalled();
    busy.unmount();
    const calm = await ask(false);
    await dialog();
    expect(await calm.holds('BACK')).toBe(true);
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('the keyboard of a phone over the foot of a window', () => {
  const content = document.createElement('div');
  const field = content.appendChild(document.createElement('input'));

  /** What is in sight of a window, and the window's own height less `covered`. */
  function lookingAt() {
    const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    const cover = (covered: number, scale = 1) =>
      act(() => {
        Object.assign(view, { height: window.innerHeight - covered, scale });
        view.dispatchEvent(new Event('resize'));
      });
    return cover;
  }

  it('lifts it by what it covers, with the field that has the cursor in sight, until it is put away', () => {
    const intoView = vi.spyOn(field, 'scrollIntoView').mockReturnValue();
    document.body.append(content);
    field.focus();
    const cover = lookingAt();
    const { result, rerender } = renderHook(({ opened }) => useCoveredFoot(opened, { current: content }), {
      initialProps: { opened: true },
    });
    expect(result.current).toBe(0);
    cover(300);
    expect(result.current).toBe(300);
    expect(intoView).toHaveBeenCalledOnce();
    cover(0);
    expect(result.current).toBe(0);
    cover(300);
    rerender({ opened: false });
    expect(result.current).toBe(0);
  });

  it('is not what two fingers enlarge the page by', () => {
    const cover = lookingAt();
    const { result } = renderHook(() => useCoveredFoot(true, { current: content }));
    cover(300, 1.8);
    expect(result.current).toBe(0);
  });
});

describe('a key for the whole page', () => {
  const help = vi.fn<() => void>();
  const keys = { '?': help };

  function Page() {
    useShortcuts(keys);
    return (
      <>
        <input aria-label="Words" />
        <p>Text</p>
      </>
    );
  }
  const times = (act: () => void) => {
    help.mockReset();
    act();
    return help.mock.calls.length;
  };

  it('rests while one types, with a key held beside it, and in a window', async () => {
    await open(<Page />);
    expect(times(() => fireEvent.keyDown(screen.getByText('Text'), { key: '?' }))).toBe(1);
    expect(times(() => fireEvent.keyDown(screen.getByLabelText('Words'), { key: '?' }))).toBe(0);
    expect(times(() => fireEvent.keyDown(screen.getByText('Text'), { key: '?', ctrlKey: true }))).toBe(0);
    const opened = document.createElement('div');
    opened.setAttribute('role', 'dialog');
    document.body.append(opened);
    expect(times(() => fireEvent.keyDown(screen.getByText('Text'), { key: '?' }))).toBe(0);
    opened.remove();
  });
});

describe('what is typed before a window has the focus', () => {
  const listen = () => {
    const onClose = vi.fn<() => void>();
    const hook = renderHook(({ opened }) => useTypedAhead(opened, onClose), { initialProps: { opened: true } });
    return { ...hook, take: hook.result.current, onClose };
  };
  /** Whether each key was taken from whatever else listens. */
  const strike = (keys: readonly string[], at: Element = document.body, held: Partial<KeyboardEventInit> = {}) =>
    keys.map((key) => !fireEvent.keyDown(at, { key, ...held }));

  it('is kept with its corrections, and taken once', () => {
    const { take } = listen();
    expect(strike(['c', 'o', 's', 'x', 'Backspace', 't', 'Enter'])).toEqual(Array(7).fill(true));
    expect([take(), take()]).toEqual(['cost', '']);
  });

  it('leaves alone what is held with another key, what names no letter, and what has the focus since', () => {
    const { take } = listen();
    const retry = document.body.appendChild(document.createElement('button'));
    expect(strike(['Tab', 'F5', 'Shift'])).toEqual([false, false, false]);
    expect(strike(['r'], document.body, { ctrlKey: true })).toEqual([false]);
    expect(strike([' '], retry)).toEqual([false]);
    expect(take()).toBe('');
    retry.remove();
  });

  it('is given up by Escape, and forgotten when the window closes', () => {
    const { take, onClose, rerender } = listen();
    strike(['a', 'Escape']);
    expect(onClose).toHaveBeenCalledOnce();
    rerender({ opened: false });
    expect([take(), ...strike(['b']), take()]).toEqual(['', false, '']);
  });
});
