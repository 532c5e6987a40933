import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { button, open, press } from '../../testing/page.tsx';
import { BackToTop } from './back-to-top.tsx';
import { LinkTabs } from './link-tabs.tsx';
import { MorePages } from './more-pages.tsx';
import { Pagination } from './pagination.tsx';

describe('pages of a table', () => {
  it('end at both ends', async () => {
    const turned = vi.fn<(page: number) => void>();
    await open(<Pagination page={1} pages={3} onChange={turned} />);
    expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([true, false]);
    await press('Next page');
    expect(turned).toHaveBeenCalledWith(2);
    expect(screen.getByText('Page 1 of 3').getAttribute('aria-live')).toBe('polite');
  });
});

describe('the end of a list that comes in parts', () => {
  const list = {
    error: null,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isPaused: false,
    fetchNextPage: vi.fn<() => void>(),
  };

  it('brings the next part, and says how much is shown', async () => {
    await open(<MorePages list={list} shown={12} total={40} />);
    expect(screen.getByRole('status').textContent).toBe('Showing 12 of 40');
    await press('Load more');
    expect(list.fetchNextPage).toHaveBeenCalledOnce();
  });

  function Growing({ links }: { links: boolean }) {
    const [shown, setShown] = useState(2);
    const [busy, setBusy] = useState(false);
    const fetchNextPage = () => {
      setBusy(true);
      void Promise.resolve().then(() => {
        setBusy(false);
        setShown(3);
      });
    };
    return (
      <>
        {['One', 'Two', 'Three'].slice(0, shown).map((name) =>
          links ? (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ) : (
            <p key={name}>{name}</p>
          ),
        )}
        <MorePages list={{ ...list, hasNextPage: shown < 3, isFetchingNextPage: busy, fetchNextPage }} shown={shown} />
      </>
    );
  }

  it('has the cursor at the first new item when the next part is there', async () => {
    await open(<Growing links />);
    button('Load more').focus();
    await press('Load more');
    expect(document.activeElement?.textContent).toBe('Three');
  });

  it('keeps the cursor where no new item can have it, and the button is gone', async () => {
    await open(<Growing links={false} />);
    button('Load more').focus();
    await press('Load more');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  });

  it('says why the next part did not come, and lets one try again', async () => {
    const error = new ApiError({ code: 'offline', status: 0, message: '' });
    await open(<MorePages list={{ ...list, error, isFetchNextPageError: true }} shown={12} />);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(button('Load more').disabled).toBe(false);
  });

  it('says that the next part waits for a connection', async () => {
    await open(<MorePages list={{ ...list, isPaused: true }} shown={12} />);
    expect(screen.getByRole('alert').textContent).toContain('You are offline.');
  });

  it('has no button when that was all', async () => {
    await open(<MorePages list={{ ...list, hasNextPage: false }} shown={12} total={12} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('tabs that are pages', () => {
  const TABS = [
    { to: '/here', label: 'First' },
    { to: '/there', label: 'Second', locked: true },
  ];

  it('mark the one on screen, and say which are not in the plan', async () => {
    await open(<LinkTabs label="Parts" tabs={TABS} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first?.getAttribute('aria-current')).toBe('page');
    expect(second?.getAttribute('aria-current')).toBeNull();
    expect(second?.textContent).toBe('Second (Not in your plan)');
  });
});

describe('the way back to the top', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  const scrolledTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    act(() => void fireEvent.scroll(window));
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('shows itself after a screenful, and takes the keyboard along', async () => {
    vi.stubGlobal('scrollTo', scrollTo);
    await open(
      <>
        <main id="content" tabIndex={-1}>
          Content
        </main>
        <BackToTop />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    scrolledTo(window.innerHeight + 1);
    await press('Back to top');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement?.id).toBe('content');
    scrolledTo(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
