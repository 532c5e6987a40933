import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, open, press } from '../../testing/page.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { ActionMenu } from './action-menu.tsx';
import { AnchorButton, Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { IconButton } from './icon-button.tsx';

describe('a button that copies', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    writeText.mockReset();
    vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const openButton = () =>
    open(
      <>
        <CopyButton value="https://example.test/maya" label="Copy your link" />
        <Toaster />
      </>,
    );

  it('says that it did', async () => {
    writeText.mockResolvedValue();
    await openButton();
    await press('Copy your link');
    expect(writeText).toHaveBeenCalledWith('https://example.test/maya');
    expect((await screen.findByRole('status')).textContent).toContain('Copied');
  });
});

describe('a button that cannot be pressed', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  function Form({ busy = false, disabled = false }) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Button type="submit" busy={busy} disabled={disabled} onClick={onClick}>
          Save
        </Button>
      </form>
    );
  }

  it.each([{ busy: true }, { disabled: true }])(
    'keeps the focus that it has, which a browser would drop (%j), and does nothing',
    async (state) => {
      onClick.mockReset();
      onSubmit.mockReset();
      const { rerender } = render(<Form />);
      const save = button('Save');
      act(() => save.focus());
      rerender(<Form {...state} />);
      expect([save.disabled, save.getAttribute('aria-disabled')]).toEqual([false, 'true']);
      act(() => save.click());
      expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
      act(() => save.blur());
      expect([save.disabled, save.getAttribute('aria-disabled')]).toEqual([true, null]);
      rerender(<Form />);
      act(() => save.click());
      expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    },
  );
});

it('a button of an icon keeps the focus that it has while it cannot be pressed, and does nothing', () => {
  const onClick = vi.fn<() => void>();
  const star = (disabled: boolean) => <IconButton label="Star" icon="★" disabled={disabled} onClick={onClick} />;
  const { rerender } = render(star(false));
  act(() => button('Star').focus());
  rerender(star(true));
  expect([button('Star').disabled, button('Star').getAttribute('aria-disabled')]).toEqual([false, 'true']);
  act(() => button('Star').click());
  act(() => button('Star').blur());
  expect([button('Star').disabled, onClick.mock.calls]).toEqual([true, []]);
  rerender(star(false));
  act(() => button('Star').click());
  expect(onClick).toHaveBeenCalledOnce();
});

it('a link that looks like a button is called by its name where it has one', async () => {
  await open(
    <AnchorButton href="/x" aria-label="Save “Porch” as a file">
      Save
    </AnchorButton>,
  );
  expect(screen.getByRole('link', { name: 'Save “Porch” as a file' })).toBeTruthy();
});

describe('a menu of actions', () => {
  it('opens with its first press, and does what is chosen', async () => {
    const renamed = vi.fn<() => void>();
    const trigger = <Button>More</Button>;
    const groups = [
      [{ label: 'Rename', onSelect: renamed }],
      [{ label: 'Delete', danger: true, disabled: true, onSelect: renamed }],
    ];
    await open(<ActionMenu trigger={trigger} groups={groups} />);
    expect(button('More').getAttribute('aria-haspopup')).toBe('menu');
    await press('More');
    const entries = await screen.findAllByRole<HTMLButtonElement>('menuitem');
    expect(entries.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Rename', false],
      ['Delete', true],
    ]);
    await act(async () => entries[0]?.click());
    expect(renamed).toHaveBeenCalledOnce();
  });
});
