import { Link } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/page.tsx';
import { pageSearch, readText, usePageSearch } from './page-search.ts';

const shelfSearch = pageSearch<{ kind: 'new' | 'old'; q: string; page: number }>({
  kind: (typed) => (typed === 'old' ? 'old' : 'new'),
  q: readText(5),
  page: (typed) => (typeof typed === 'string' && /^[1-9]\d?$/.test(typed) ? Number(typed) : 1),
});

function Shelf() {
  const { kind, q, page } = usePageSearch(shelfSearch);
  return (
    <>
      <output>{`${kind} ${q} ${page}`}</output>
      <Link to="/shelf" search={shelfSearch.link({ kind: 'old', q: undefined })}>
        old ones
      </Link>
      <Link to="." search={shelfSearch.change({ page: 2 })}>
        next
      </Link>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('the query of a page', () => {
  it('is read value by value, and nonsense reads as if it were not there', async () => {
    await open(<Shelf />, { at: '/shelf?kind=old&q=lawn&page=3&x=y' });
    expect(shown()).toBe('old lawn 3');
  });

  it.each(['/shelf', '/shelf?kind=&q=&page=', '/shelf?kind=newest&page=-1', '/shelf?page=1e3&kind[]=old'])(
    'is harmless: %s',
    async (at) => {
      await open(<Shelf />, { at });
      expect(shown()).toBe('new  1');
    },
  );

  it('is cut where it is too long for a text', async () => {
    await open(<Shelf />, { at: '/shelf?q=lawnmower' });
    expect(shown()).toBe('new lawnm 1');
  });

  it('is written by a link, which leaves out what has no value', async () => {
    const { address } = await open(<Shelf />, { at: '/shelf?page=3' });
    fireEvent.click(screen.getByText('old ones'));
    await screen.findByText('old 1');
    expect(address()).toBe('/shelf?kind=old');
  });

  it('is changed by a link that keeps the rest', async () => {
    const { address } = await open(<Shelf />, { at: '/shelf?kind=old&q=lawn&from=mail' });
    fireEvent.click(screen.getByText('next'));
    await screen.findByText('old lawn 2');
    expect(address()).toBe('/shelf?kind=old&q=lawn&from=mail&page=2');
  });
});
