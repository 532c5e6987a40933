import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, fill, open, press } from '../../../testing/page.tsx';
import { InParts } from './in-parts.tsx';

const people = (count: number) => Array.from({ length: count }, (_, at) => `Inés Park ${at + 1}`);

const show = (count: number) =>
  open(
    <InParts people={people(count)} wordsOf={(name) => name} label="Find a member">
      {(shown) => (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <a href="/there">{name}</a>
            </li>
          ))}
        </ul>
      )}
    </InParts>,
  );

const rows = () => screen.queryAllByRole('listitem').length;

describe('the people of a large team', () => {
  it('come in parts, and reading goes on at the first of the next one', async () => {
    await show(60);
    expect([rows(), screen.getByRole('status').textContent]).toEqual([25, 'Showing 25 of 60']);
    act(() => button('Load more').focus());
    await press('Load more');
    expect([rows(), document.activeElement?.textContent]).toEqual([50, 'Inés Park 26']);
    await press('Load more');
    expect(rows()).toBe(60);
    expect(() => button('Load more')).toThrow('0 buttons');
  });

  it('are found by words of theirs, whatever the accents, among all and not only among those shown', async () => {
    await show(60);
    await press('Load more');
    fill('Find a member', 'ines 59');
    expect([rows(), screen.getByText('Inés Park 59').textContent]).toEqual([1, 'Inés Park 59']);
    fill('Find a member', 'nobody');
    expect([rows(), screen.getByRole('status').textContent]).toEqual([0, 'Nobody is found by these words.']);
    fill('Find a member', '');
    expect(rows()).toBe(25);
  });

  it('of a small team are shown whole, without a search', async () => {
    await show(25);
    expect([rows(), screen.queryByRole('searchbox'), screen.queryByRole('status')]).toEqual([25, null, null]);
  });
});
