import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, field, fill, open, press } from '../../testing/page.tsx';
import { CheckboxField, SwitchField } from './choice-fields.tsx';
import { Chip, ChipGroup } from './chip.tsx';
import { ColorField } from './color-field.tsx';
import { LiveSearch } from './live-search.tsx';
import { NativeSelect } from './native-select.tsx';
import { TextField } from './text-field.tsx';
import { RangeField } from './range-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const SIZES = [
  { value: 'square', label: 'Square' },
  { value: 'story', label: 'Story' },
] as const;

describe('one of a few', () => {
  it('is a group of radio buttons with its own name, so that arrow keys move and two groups do not meet', async () => {
    const chosen = vi.fn<(value: string) => void>();
    await open(
      <>
        <SegmentedControl label="Size" segments={SIZES} value="square" onChange={chosen} />
        <SegmentedControl label="Other size" segments={SIZES} value="story" onChange={chosen} />
      </>,
    );
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, true]);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(2);
    fireEvent.click(screen.getAllByLabelText('Story')[0] as HTMLElement);
    expect(chosen).toHaveBeenCalledWith('story');
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy();
  });

  it('of the browser’s own list says what is wrong with it where a screen reader is', async () => {
    const chosen = vi.fn<(value: string) => void>();
    await open(<NativeSelect label="Size" choices={SIZES} value="square" onChange={chosen} error="Choose another." />);
    fill('Size', 'story');
    expect(chosen).toHaveBeenCalledWith('story');
    expect(field('Size').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field('Size').getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Choose another.',
    );
  });
});

describe('a field that is off while it saves', () => {
  const changed = vi.fn<() => void>();
  function Fields() {
    const [disabled, setDisabled] = useState(false);
    return (
      <>
        <NativeSelect label="Size" choices={SIZES} value="square" onChange={changed} disabled={disabled} />
        <CheckboxField label="Agree" checked={false} onChange={changed} disabled={disabled} />
        <SwitchField label="Live" checked={false} onChange={changed} disabled={disabled} />
        <button type="button" onClick={() => setDisabled(true)}>
          Save
        </button>
      </>
    );
  }

  it.each(['Size', 'Agree', 'Live'])(
    'keeps the focus, which a browser would drop, and its value (%s)',
    async (label) => {
      changed.mockReset();
      await open(<Fields />);
      act(() => field(label).focus());
      await press('Save');
      expect([field(label).matches(':disabled'), field(label).getAttribute('aria-disabled')]).toEqual([false, 'true']);
      if (label === 'Size') fill(label, 'story');
      else fireEvent.click(field(label));
      expect(changed).not.toHaveBeenCalled();
      act(() => field(label).blur());
      expect(field(label).matches(':disabled')).toBe(true);
    },
  );
});

describe('one line of text', () => {
  it('is said to be right as long as nothing is said to be wrong with it, whatever a browser thinks of an address', async () => {
    await open(<TextField label="Website" type="url" value="norablake.com" readOnly />);
    expect(field('Website').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a list of things to do', () => {
  const arrow = (label: string) => fireEvent.keyDown(field(label), { key: 'ArrowDown' });

  it('opens at an arrow key, which would do the first of them otherwise', async () => {
    const shown = vi.fn<() => void>();
    const chosen = vi.fn<(value: string) => void>();
    Object.assign(HTMLSelectElement.prototype, { showPicker: shown });
    await open(
      <>
        <NativeSelect acts label="Add" choices={SIZES} value="square" onChange={chosen} />
        <NativeSelect label="Size" choices={SIZES} value="square" onChange={chosen} />
      </>,
    );
    expect(arrow('Add')).toBe(false);
    expect(shown).toHaveBeenCalledTimes(1);
    // Where something stays chosen, the arrows choose.
    expect(arrow('Size')).toBe(true);
    expect(shown).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker');
  });
});

describe('a colour', () => {
  const ended = vi.fn<(color: string) => void>();

  function Colored() {
    const [color, setColor] = useState('#1F7A4D');
    return (
      <ColorField label="Colour" value={color} onChange={setColor} onChangeEnd={ended} suggestions={['#2A62C9']} />
    );
  }

  it('is saved once what is typed is one, and what is none is taken back when the field is left', async () => {
    await open(<Colored />);
    fill('Colour', '#B83');
    expect(ended).toHaveBeenLastCalledWith('#bb8833');
    fill('Colour', 'brick');
    await act(async () => fireEvent.blur(field('Colour')));
    expect(field('Colour').value).toBe('#B83');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('can be picked beside the field, which keeps the focus', async () => {
    await open(<Colored />);
    await act(async () => field('Colour').focus());
    const offered = await waitFor(() => {
      const found = document.querySelector('button.mantine-ColorPicker-swatch');
      if (!(found instanceof HTMLElement)) throw new Error('nothing to pick from');
      return found;
    });
    expect(fireEvent.mouseDown(offered)).toBe(false);
    fireEvent.mouseUp(offered);
    await act(async () => fireEvent.click(offered));
    expect(field('Colour').value.toUpperCase()).toBe('#2A62C9');
    await act(async () => field('Colour').blur());
    expect(document.querySelector('button.mantine-ColorPicker-swatch')).toBeNull();
  });
});

describe('what is on or off', () => {
  it('says so, and what it is for', async () => {
    const agreed = vi.fn<(checked: boolean) => void>();
    const switched = vi.fn<(checked: boolean) => void>();
    await open(
      <>
        <CheckboxField label="Agree" help="It stands beside your license." checked={false} onChange={agreed} />
        <SwitchField label="Repeat" checked onChange={switched} disabled />
        <ChipGroup label="Types">
          <Chip selected onChange={switched}>
            Articles
          </Chip>
        </ChipGroup>
      </>,
    );
    fireEvent.click(field('Agree'));
    expect(agreed).toHaveBeenCalledWith(true);
    expect(screen.getByText('It stands beside your license.')).toBeTruthy();
    expect([field('Repeat').checked, field('Repeat').disabled]).toEqual([true, true]);
    expect(button('Articles').getAttribute('aria-pressed')).toBe('true');
    await press('Articles');
    expect(switched).toHaveBeenCalledWith(false);
  });
});

it('a number of a range is said in words beside its label and to a screen reader', async () => {
  const moved = vi.fn<(value: number) => void>();
  await open(<RangeField label="Zoom" value={1} min={0.8} max={1.2} step={0.1} shown="100 percent" onChange={moved} />);
  fill('Zoom', '1.2');
  expect(moved).toHaveBeenCalledWith(1.2);
  expect(field('Zoom').getAttribute('aria-valuetext')).toBe('100 percent');
  expect(screen.getByText('100 percent').tagName).toBe('OUTPUT');
});

describe('a list that follows the typing', () => {
  const searched = vi.fn<(value: string) => void>();

  function Page() {
    const [words, setWords] = useState('first');
    const search = (value: string) => {
      searched(value);
      setWords(value);
    };
    return (
      <>
        <LiveSearch label="Search" value={words} onSearch={search} />
        <button type="button" onClick={() => setWords('elsewhere')}>
          Back
        </button>
      </>
    );
  }

  beforeEach(async () => {
    searched.mockReset();
    await open(<Page />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('is asked once the typing rests, without the spaces around the words, which stay in the field', () => {
    fill('Search', 'por');
    pass(200);
    fill('Search', ' porch ');
    pass(200);
    expect(searched).not.toHaveBeenCalled();
    pass(50);
    expect(searched.mock.calls).toEqual([['porch']]);
    expect(field('Search').value).toBe(' porch ');
  });

  it('is asked at once on Enter, and not again after it', () => {
    fill('Search', 'roof');
    fireEvent.submit(screen.getByRole('search'));
    pass(1000);
    expect(searched.mock.calls).toEqual([['roof']]);
  });

  it('shows what the address says when that changes by itself', async () => {
    act(() => button('Back').click());
    expect(field('Search').value).toBe('elsewhere');
    pass(1000);
    expect(searched).not.toHaveBeenCalled();
  });

  it('can be emptied by a button, which is there only when there is something to clear', () => {
    act(() => button('Clear').click());
    pass(250);
    expect(searched.mock.calls).toEqual([['']]);
    expect(screen.queryByLabelText('Clear')).toBeNull();
  });
});
