import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOptimistic } from './use-optimistic.ts';

interface Call {
  sent: string;
  answer: () => void;
  refuse: () => void;
}

let calls: Call[];
let truth: string[];
let queryClient: QueryClient;

function List() {
  const list = useQuery({ queryKey: ['list'], queryFn: () => [...truth], staleTime: Infinity });
  const add = useOptimistic<string, unknown>({
    name: 'list',
    call: (sent) =>
      new Promise<void>((resolve, reject) => {
        calls.push({ sent, answer: () => resolve(void truth.push(sent)), refuse: () => reject(new Error(sent)) });
      }),
    foresee: (sent) => [{ queryKey: ['list'], change: (known: string[]) => [...known, sent] }],
  });
  return (
    <>
      <output>{list.data?.join(' ')}</output>
      <button type="button" onClick={() => add.mutate('one')}>
        one
      </button>
      <button type="button" onClick={() => add.mutate('two')}>
        two
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const click = (name: string) => act(async () => screen.getByText(name, { selector: 'button' }).click());
const settle = (at: number, how: 'answer' | 'refuse') => act(async () => calls[at]?.[how]());

beforeEach(async () => {
  calls = [];
  truth = ['zero'];
  queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <List />
      </QueryClientProvider>,
    ),
  );
});

describe('a change that is shown before it is answered', () => {
  it('is on screen from the press on, and the truth takes its place', async () => {
    await click('one');
    expect(shown()).toBe('zero one');
    truth.push('other');
    await settle(0, 'answer');
    expect(shown()).toBe('zero other one');
  });

  it('is taken back where it is refused, without waiting for the truth', async () => {
    await click('one');
    queryClient.setQueryDefaults(['list'], { queryFn: () => new Promise(() => {}) });
    await settle(0, 'refuse');
    expect(shown()).toBe('zero');
  });

  it('goes out after the one before it, and stays on screen where that is refused', async () => {
    await click('one');
    await click('two');
    expect(shown()).toBe('zero one two');
    expect(calls.map(({ sent }) => sent)).toEqual(['one']);
    await settle(0, 'refuse');
    expect(shown()).toBe('zero one two');
    expect(calls.map(({ sent }) => sent)).toEqual(['one', 'two']);
    await settle(1, 'answer');
    expect(shown()).toBe('zero two');
  });

  it('is not undone by an answer that was on its way before it', async () => {
    let late = (_answer: string[]) => {};
    queryClient.setQueryDefaults(['list'], { queryFn: () => new Promise<string[]>((resolve) => (late = resolve)) });
    const reading = queryClient.refetchQueries({ queryKey: ['list'] });
    await click('one');
    await act(async () => {
      late(['zero']);
      await reading;
    });
    expect(shown()).toBe('zero one');
  });

  it('waits for a connection, in sight, and is sent once there is one', async () => {
    onlineManager.setOnline(false);
    await click('one');
    expect(shown()).toBe('zero one');
    expect(calls).toEqual([]);
    await act(async () => onlineManager.setOnline(true));
    expect(calls.map(({ sent }) => sent)).toEqual(['one']);
    await settle(0, 'answer');
    expect(shown()).toBe('zero one');
  });
});
