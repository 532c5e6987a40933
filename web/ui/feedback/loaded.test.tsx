import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { button, open, press } from '../../testing/page.tsx';
import { MorePages } from '../navigation/more-pages.tsx';
import type { Place } from './failed.tsx';
import { Loaded } from './loaded.tsx';

const offline = new ApiError({ code: 'offline', status: 0, message: '' });
const gone = new ApiError({ code: 'not_found', status: 404, message: '' });

type Read = () => Promise<string>;

function Part({ read, place = 'list', instead }: { read: Read; place?: Place; instead?: string }) {
  const query = useQuery({ queryKey: ['part'], queryFn: read });
  return (
    <Loaded query={query} waiting={<p>on its way</p>} place={place} failed="The list did not come" instead={instead}>
      {(name) => <p>Hello {name}</p>}
    </Loaded>
  );
}

describe('what a query brings', () => {
  it('has its shape first, and then itself', async () => {
    let come: (name: string) => void = () => {};
    await open(<Part read={() => new Promise((resolve) => (come = resolve))} />);
    expect(screen.getByText('on its way')).toBeTruthy();
    await act(async () => come('Maya'));
    expect(screen.getByText('Hello Maya')).toBeTruthy();
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('says why it did not come, and comes at the second try', async () => {
    const read = vi.fn<Read>().mockRejectedValueOnce(offline).mockResolvedValue('Maya');
    await open(<Part read={read} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The list did not come');
    expect(document.body.textContent).toContain('connection');
    await press('Try again');
    expect(screen.getByText('Hello Maya')).toBeTruthy();
  });

  it('is the heading of a page that did not come, and a notice beside other things', async () => {
    const read = () => Promise.reject(offline);
    await open(<Part read={read} place="page" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The list did not come');
  });

  it('stays when it cannot be read again', async () => {
    const read = vi.fn<Read>().mockResolvedValueOnce('Maya').mockRejectedValue(offline);
    const { queryClient } = await open(<Part read={read} place="part" />);
    await act(async () => queryClient.refetchQueries());
    expect(read).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Hello Maya')).toBeTruthy();
    expect(screen.queryByText('The list did not come')).toBeNull();
  });

  it('gives way to what an error means', async () => {
    await open(<Part read={() => Promise.reject(gone)} instead="There is no such list" />);
    expect(screen.getByText('There is no such list')).toBeTruthy();
    expect(screen.queryByText('The list did not come')).toBeNull();
  });
});

function Names({ read }: { read: (page: number) => Promise<string[]> }) {
  const list = useInfiniteQuery({
    queryKey: ['names'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) => (last.length < 2 ? undefined : page + 1),
  });
  const names = list.data?.pages.flat() ?? [];
  return (
    <>
      {names.join(' ')}
      <MorePages list={list} shown={names.length} total={3} />
    </>
  );
}

describe('a list that comes in parts', () => {
  it('keeps what is shown when the next part does not come, says so, and goes on at the next try', async () => {
    const read = vi
      .fn<(page: number) => Promise<string[]>>()
      .mockResolvedValueOnce(['Ana', 'Bea'])
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce(['Cleo']);
    await open(<Names read={read} />);
    await press('Load more');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(document.body.textContent).toContain('Ana Bea');
    await press('Load more');
    expect(document.body.textContent).toContain('Ana Bea Cleo');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(() => button('Load more')).toThrow('0 buttons');
  });
});
