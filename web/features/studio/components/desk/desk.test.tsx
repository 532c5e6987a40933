import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, dialog, field, fill, open, press, saidAt } from '../../../../testing/page.tsx';
import { Toaster } from '../../../../ui/feedback/toaster.tsx';
import { type Desk, type DeskPorts, openDesk } from '../../editor/desk.ts';
import { DeskState } from './desk-state.tsx';
import { EditorSurface } from './editor-surface.tsx';
import { Toolbar } from './toolbar.tsx';

const BEGUN = {
  paragraphs: ['A quiet home.', 'Near a park.'],
  words: { title: '', description: '', shareText: '' },
  version: 1,
  lastSaves: [],
};
const keep = vi.fn<DeskPorts['keep']>();
const save = vi.fn<DeskPorts['save']>();
const pictureLeftOut = vi.fn<DeskPorts['pictureLeftOut']>();
let desk: Desk;
let waiting: { ms: number; go: () => void }[] = [];

beforeEach(() => {
  waiting = [];
  pictureLeftOut.mockReset();
  keep.mockReset().mockResolvedValue({ writer: null, isHere: false, version: 1 });
  save.mockReset().mockImplementation(() => new Promise(() => undefined));
  desk = openDesk(
    BEGUN,
    {
      ...{ window: 'first', formerStep: 0, formerWindows: [], isOpenElsewhere: async () => false, pictureLeftOut },
      ...{ save, load: async () => BEGUN, keep },
      shelf: { read: async () => [], write: () => undefined, writeAtOnce: () => undefined },
      after(ms, go) {
        const one = { ms, go };
        waiting.push(one);
        return () => void (waiting = waiting.filter((other) => other !== one));
      },
    },
    { isDraft: true, label: 'English', language: 'en', memberId: 'usr_me' },
  );
});
afterEach(() => {
  desk.editor.destroy();
  vi.useRealTimers();
});

const show = (disabled = false) =>
  open(
    <>
      <Toolbar editor={desk.editor} language="en" disabled={disabled} />
      <EditorSurface desk={desk} language="en" isReadOnly={disabled} />
      <DeskState desk={desk} language="en" />
      <Toaster />
    </>,
  );
/** Chooses from one place of the text to another; the first word of the text begins at 1. */
const choose = (from: number, to = from) => act(async () => void desk.editor.commands.setTextSelection({ from, to }));
const written = () => desk.paragraphs();

describe('the keys of a text', () => {
  const surface = () => screen.getByRole('textbox', { name: 'English' });
  /** @returns whether the key was left to the browser, which moves the focus at Tab. */
  const isLeft = (key: string, more: object = {}) => fireEvent.keyDown(surface(), { key, ...more });

  it('let Tab leave a table, where it goes from cell to cell without end, once Escape was pressed', async () => {
    await show();
    await press('Table');
    expect(isLeft('Tab')).toBe(false);
    isLeft('Escape');
    // Shift is held for the way back.
    isLeft('Shift');
    const before = written();
    expect(isLeft('Tab', { shiftKey: true })).toBe(true);
    expect(written()).toEqual(before);
    expect(isLeft('Tab')).toBe(false);
    isLeft('Escape');
    isLeft('a');
    expect(isLeft('Tab')).toBe(false);
  });

  it('are said of a text that can be written', async () => {
    const { unmount } = await show();
    const keys = () => document.getElementById(surface().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(keys()).toMatch(/Escape, then Tab/);
    unmount();
    await show(true);
    expect(screen.queryByText(/Escape, then Tab/)).toBeNull();
  });
});

describe('the bar above a text', () => {
  it('is one stop for Tab, and its buttons are reached by the arrow keys, round and round', async () => {
    await show();
    const bar = screen.getByLabelText('Formatting');
    const stops = () => [...bar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([button('Heading')]);
    for (const [key, name] of [
      ['ArrowRight', 'Smaller heading'],
      ['End', 'Redo'],
      ['ArrowRight', 'Heading'],
      ['ArrowLeft', 'Redo'],
      ['Home', 'Heading'],
    ] as const) {
      fireEvent.keyDown(bar, { key });
      expect(document.activeElement).toBe(button(name));
      expect(stops()).toEqual([button(name)]);
    }
  });

  it('makes headings, lists and tables of what is chosen, says what is on, and takes it back', async () => {
    // What is done within half a second is taken back as one.
    vi.useFakeTimers({ toFake: ['Date'] });
    await show();
    await choose(3);
    await press('Heading');
    expect(written()[0]).toBe('## A quiet home.');
    expect(button('Heading').getAttribute('aria-pressed')).toBe('true');
    await press('Smaller heading');
    expect(written()[0]).toBe('### A quiet home.');
    expect(button('Heading').getAttribute('aria-pressed')).toBe('false');
    await press('Undo');
    expect(written()).toEqual(BEGUN.paragraphs);
    await press('Redo');
    expect(written()[0]).toBe('### A quiet home.');
    await choose(20);
    await press('Bulleted list');
    expect(written()[1]).toBe('- Near a park.');
    await press('Bulleted list');
    await press('Table');
    expect(written().some((part) => part.startsWith('|'))).toBe(true);
    await press('Table');
    expect(written().some((part) => part.startsWith('|'))).toBe(false);
  });

  it('has buttons for rows and columns while the cursor is in a table, reached by the arrow keys as well', async () => {
    await show();
    const bar = screen.getByLabelText('Formatting');
    expect(screen.queryByLabelText('Row below')).toBeNull();
    await choose(3);
    await press('Table');
    const size = () => {
      const rows = (written().find((part) => part.startsWith('|')) ?? '').split('\n');
      return [rows.length - 1, (rows[0] ?? '').split('|').length - 2];
    };
    expect(size()).toEqual([3, 2]);
    await press('Row below');
    await press('Column to the right');
    expect(size()).toEqual([4, 3]);
    await press('Take the row out');
    await press('Take the column out');
    expect(size()).toEqual([3, 2]);
    fireEvent.keyDown(bar, { key: 'End' });
    expect(document.activeElement).toBe(button('Take the column out'));
    await press('Table');
    expect(screen.queryByLabelText('Row below')).toBeNull();
    expect([...bar.querySelectorAll('button')].some(({ tabIndex }) => tabIndex === 0)).toBe(true);
  });

  it('does nothing to a text that may only be read', async () => {
    await show(true);
    for (const each of screen.getByLabelText('Formatting').querySelectorAll('button')) expect(each.disabled).toBe(true);
  });
});

describe('pictures that are pasted or dropped', () => {
  const surface = () => screen.getByRole('textbox', { name: 'English' });
  const withFile = () => {
    const carried = new DataTransfer();
    carried.items.add(new File(['x'], 'porch.png', { type: 'image/png' }));
    return carried;
  };

  it.each([
    ['in words of Word', () => desk.editor.view.pasteHTML('<p>New.</p><img src="file:///c:/porch.png">'), 1, 'New.'],
    [
      'of our own in words',
      () => desk.editor.view.pasteHTML('<p>New.</p><img src="/api/app/v1/pictures/pic_a1b2c3d4">'),
      0,
      'New.',
    ],
    ['alone', () => fireEvent.paste(surface(), { clipboardData: withFile() }), 1, 'A quiet home.'],
    ['from the desktop', () => fireEvent.drop(surface(), { dataTransfer: withFile() }), 1, 'A quiet home.'],
  ])('%s are said to stay out where they do', async (_how, act_, times, words) => {
    await show();
    await choose(1);
    await act(async () => void act_());
    expect(pictureLeftOut).toHaveBeenCalledTimes(times);
    expect(written()[0]).toContain(words);
  });
});

describe('a link', () => {
  it('is set on the words that are chosen, changed, and taken off by an empty address', async () => {
    await show();
    await choose(3, 8);
    await press('Link');
    const window = await dialog();
    fill('Address', 'javascript:alert(1)');
    await press('Set', window);
    expect(saidAt('Address')).toContain('Write an address that begins with https://, mailto:, tel: or /.');
    expect(written()).toEqual(BEGUN.paragraphs);
    fill('Address', ' /playbooks ');
    await press('Set', window);
    expect(written()[0]).toBe('A [quiet](/playbooks) home.');
    await choose(5);
    await press('Link');
    expect(field('Address').value).toBe('/playbooks');
    fill('Address', '');
    await press('Set', await dialog());
    expect(written()).toEqual(BEGUN.paragraphs);
  });

  it('stands with its own address where no words are chosen', async () => {
    await show();
    await choose(14);
    await press('Link');
    const window = await dialog();
    await press('Set', window);
    expect(saidAt('Address')).toContain('Write an address');
    expect(written()).toEqual(BEGUN.paragraphs);
    fill('Address', 'https://example.com/a');
    await press('Set', window);
    expect(written()[0]).toContain('https://example.com/a');
  });
});

describe('notes, remarks and films', () => {
  it('a note is put after what is chosen, and an empty one is not', async () => {
    await show();
    await choose(3, 8);
    await press('Note at the end');
    const window = await dialog();
    await press('Set', window);
    expect(saidAt('Note')).toContain('Write the note first.');
    fill('Note', 'See [the rule](https://example.com).');
    await press('Set', window);
    expect(written()[0]).toBe('A quiet^[See [the rule](https://example.com).] home.');
  });

  it('a remark is of a kind, of another one, and plain again', async () => {
    await show();
    await choose(3);
    await press('Remark');
    const first = await dialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tip')));
    await press('Set', first);
    expect(written()[0]).toMatch(/^> \[!TIP\]/);
    await press('Remark');
    const again = await dialog();
    await act(async () => screen.getByLabelText('Take care').click());
    await press('Set', again);
    expect(written()[0]).toMatch(/^> \[!WARNING\]/);
    await press('Remark');
    const last = await dialog();
    await act(async () => screen.getByLabelText('Plain text').click());
    await press('Set', last);
    expect(written()).toEqual(BEGUN.paragraphs);
  });

  it('a film needs an address and what it shows, and keeps what was typed until it has both', async () => {
    await show();
    await choose(14);
    await press('Video');
    const window = await dialog();
    await press('Set', window);
    expect(saidAt('What it shows')).toContain('Say what the video shows.');
    fill('What it shows', ' A walk through the house ');
    fill('Address', 'http://example.com/v');
    await press('Set', window);
    expect(saidAt('Address')).toContain('Write an address that begins with https://.');
    expect(field('What it shows').value).toBe(' A walk through the house ');
    fill('Address', 'https://example.com/v');
    await press('Set', window);
    expect(written()).toContain('!video[A walk through the house](https://example.com/v)');
  });
});

describe('a text that somebody else writes in', () => {
  const takenBy = (name: string) => ({ writer: { id: 'usr_nora00000001', name }, isHere: false, version: 1 });

  it('names them, and can be taken over', async () => {
    keep.mockResolvedValue(takenBy('Nora Ruiz'));
    await show();
    await act(async () => desk.start());
    expect(screen.getByText(/Nora Ruiz/)).toBeTruthy();
    expect(desk.editor.isEditable).toBe(false);
    keep.mockResolvedValue({ writer: null, isHere: true, version: 1 });
    await press('Take over');
    expect(keep).toHaveBeenLastCalledWith('take');
    expect(screen.queryByText(/Nora Ruiz/)).toBeNull();
    expect(desk.editor.isEditable).toBe(true);
  });

  it('says when it could not be taken over, and stays theirs', async () => {
    keep.mockResolvedValue(takenBy('Nora Ruiz'));
    await show();
    await act(async () => desk.start());
    keep.mockRejectedValue(new TypeError('network'));
    await press('Take over');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByText(/Nora Ruiz/)).toBeTruthy();
  });
});
