import { act, fireEvent, screen } from '@testing-library/react';
import { photoAnswer } from '@yardsign/domain/content/slots';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { button, field, fill, open, press } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import type { Size } from '../model.ts';
import { BrandPanel } from './brand-panel.tsx';
import { SizeSwitch } from './size-switch.tsx';
import { HoursField } from './slots/hours-field.tsx';
import { PhotoField } from './slots/photo-field.tsx';

const known = [
  { query: sessionQuery, data: SESSION },
  { query: brandQuery, data: EMPTY_BRAND },
];

describe('the sizes of a graphic', () => {
  it('are those that it was designed in, one of them chosen, each with its ratio', async () => {
    const onChange = vi.fn<(size: Size) => void>();
    await open(<SizeSwitch sizes={['square', 'link']} value="square" onChange={onChange} />, { language: 'es' });
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['square', true],
      ['link', false],
    ]);
    expect(radios[1]?.closest('label')?.textContent).toContain('1.91:1');
    expect(document.querySelector('legend')?.textContent).toBe('Tamaño');
    await act(async () => radios[1]?.click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('link');
  });
});

describe('the brand that a graphic wears', () => {
  const rows = () =>
    [...document.querySelectorAll('li a')].map((row) => [row.getAttribute('href'), row.querySelectorAll('img').length]);

  it('leads from each part to its field of the profile, and asks for what is missing', async () => {
    await open(<BrandPanel brand={EMPTY_BRAND} />);
    expect(rows().map(([address]) => address)).toEqual([
      '/profile/basic#photo',
      '/profile/basic#first_name',
      '/profile/basic#phone',
      '/profile/basic#logo',
      '/profile/basic#primary_color',
      '/profile/basic#compliance',
    ]);
    for (const words of ['Add your name', 'Add your photo', 'Add your logo', 'Add your license line'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('#00AEEF')).toBeTruthy();
  });

  it('shows pictures by what they are', async () => {
    const picture = { id: 'a'.repeat(64), url: '/files/a', width: 10, height: 10 };
    await open(<BrandPanel brand={{ ...EMPTY_BRAND, photo: picture, logo: picture, fullName: 'Maya Brooks' }} />);
    expect(screen.getByAltText('Your photo').getAttribute('src')).toBe('/files/a');
    expect(screen.getByAltText('Your logo')).toBeTruthy();
    expect(screen.queryByText('Add your name')).toBeNull();
  });

  it('has a logo where there is one for dark grounds alone, and leads to that', async () => {
    const picture = { id: 'a'.repeat(64), url: '/files/a', width: 10, height: 10 };
    await open(<BrandPanel brand={{ ...EMPTY_BRAND, logoDark: picture }} />);
    expect(rows()).toContainEqual(['/profile/basic#logo_dark_bg', 1]);
    expect(screen.getByAltText('Your logo')).toBeTruthy();
    expect(screen.queryByText('Add your logo')).toBeNull();
  });
});

describe('from when to when', () => {
  it('is kept as one answer while either half is typed, and is none once both are empty', async () => {
    let answer = '';
    function Hours() {
      const [value, setValue] = useState('');
      return (
        <HoursField
          label="Open"
          value={value}
          error={undefined}
          onChange={(next) => setValue((answer = next))}
          onLeave={() => undefined}
        />
      );
    }
    await open(<Hours />);
    fill('From', '11:00:00');
    expect(answer).toBe('11:00-');
    fill('Until', '14:30');
    expect(answer).toBe('11:00-14:30');
    fill('From', '');
    expect(answer).toBe('-14:30');
    fill('Until', '');
    expect(answer).toBe('');
  });

  it('is told wrong at both halves, once the second is left', async () => {
    const onLeave = vi.fn<() => void>();
    await open(
      <HoursField
        label="Open"
        value="14:00-11:00"
        error="It ends before it begins."
        onChange={() => undefined}
        onLeave={onLeave}
      />,
    );
    expect(field('From').getAttribute('aria-invalid')).toBe('true');
    expect(field('Until').getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field('From'));
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.blur(field('Until'));
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe('a photograph in a graphic', () => {
  it('can be changed, or left to the drawing', async () => {
    const onChange = vi.fn<(answer: string) => void>();
    const photo = photoAnswer({ id: 'a'.repeat(64), width: 600, height: 400 });
    const { unmount } = await open(<PhotoField label="The house" help={undefined} value="" onChange={onChange} />, {
      known,
    });
    expect(button('Choose a photo')).toBeTruthy();
    expect(() => button('Use the drawing')).toThrow('0 buttons');
    expect(document.querySelector('[role="group"]')?.getAttribute('aria-describedby')).toBeNull();
    unmount();
    await open(<PhotoField label="The house" help="From the street." value={photo} onChange={onChange} />, { known });
    const group = screen.getByRole('group', { name: 'The house' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('From the street.');
    expect(button('Change the photo')).toBeTruthy();
    await press('Use the drawing');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  });
});
