import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { SESSION } from '../../testing/people.ts';
import { type Session, sessionQuery } from '../session/session-query.ts';
import { useDraft } from './use-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const SAVED = { title: 'Porch', seats: 2 };

/** A form of two fields that is opened under a name. Each opening is what a reload of the page leaves. */
function openForm(name = 'flyer', saved: typeof SAVED = SAVED, writer = 'usr_maya') {
  const queryClient = new QueryClient();
  const sign = (session: Session | null) => queryClient.setQueryData(sessionQuery.queryKey, session);
  sign({ ...SESSION, user: { ...SESSION.user, id: writer } });
  const form = renderHook(
    (given) => {
      const draft = useDraft(given.saved);
      return { draft, kept: useKeptDraft(given.name, draft, draft.changed.length > 0) };
    },
    {
      initialProps: { name, saved },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return { ...form, endSession: () => act(() => void sign(null)) };
}

function leaveWith(title: string, name?: string) {
  const { result, unmount } = openForm(name);
  act(() => result.current.draft.set('title', title));
  unmount();
}

describe('what was typed and not saved', () => {
  it('is offered after a reload, and is not put over what is saved before somebody takes it', () => {
    leaveWith('Porch light');
    const { result } = openForm();
    expect(result.current.kept.waiting).toBe(true);
    expect(result.current.draft.values.title).toBe('Porch');
    act(() => result.current.kept.bringBack());
    expect(result.current.draft.values).toEqual({ title: 'Porch light', seats: 2 });
    expect(result.current.kept.waiting).toBe(false);
  });

  it('waits through any number of reloads', () => {
    leaveWith('Porch light');
    openForm().unmount();
    expect(openForm().result.current.kept.waiting).toBe(true);
  });

  it('comes back with what was saved when it was typed, for somebody may have saved another thing meanwhile', () => {
    leaveWith('Porch light');
    const { result } = openForm('flyer', { title: 'Of a colleague', seats: 2 });
    act(() => result.current.kept.bringBack());
    expect(result.current.draft.before.title).toBe('Porch');
  });

  it('is offered to nobody else who goes on in the same tab', () => {
    leaveWith('Porch light');
    const { result, unmount } = openForm('flyer', SAVED, 'usr_luis');
    expect(result.current.kept.waiting).toBe(false);
    unmount();
    expect(openForm().result.current.kept.waiting).toBe(true);
  });

  it('waits for its writer also where the session ends while it is on screen', () => {
    const { result, endSession, unmount } = openForm();
    act(() => result.current.draft.set('title', 'Porch light'));
    endSession();
    act(() => result.current.draft.set('title', 'Porch lights'));
    unmount();
    const again = openForm();
    act(() => again.result.current.kept.bringBack());
    expect(again.result.current.draft.values.title).toBe('Porch lights');
  });

  it('is gone for good once it was let go', () => {
    leaveWith('Porch light');
    const { result, unmount } = openForm();
    act(() => result.current.kept.letGo());
    expect(result.current.kept.waiting).toBe(false);
    unmount();
    expect(openForm().result.current.kept.waiting).toBe(false);
  });

  it('gives way to what is typed anew, which is kept in its place', () => {
    leaveWith('Porch light');
    const { result, unmount } = openForm();
    act(() => result.current.draft.set('seats', 3));
    expect(result.current.kept.waiting).toBe(false);
    unmount();
    const again = openForm();
    act(() => again.result.current.kept.bringBack());
    expect(again.result.current.draft.values).toEqual({ title: 'Porch', seats: 3 });
  });

  it('is not kept any longer once it was saved', () => {
    const { result, unmount } = openForm();
    act(() => result.current.draft.set('title', 'Porch light'));
    act(() => result.current.draft.settle(result.current.draft.values));
    unmount();
    expect(openForm('flyer', { ...SAVED, title: 'Porch light' }).result.current.kept.waiting).toBe(false);
  });

  it('belongs to its form alone, and moves along when that gets another name by being saved', () => {
    const { result, rerender, unmount } = openForm('new');
    act(() => result.current.draft.set('title', 'Porch light'));
    rerender({ name: 'flyer 7', saved: SAVED });
    unmount();
    expect(openForm('new').result.current.kept.waiting).toBe(false);
    expect(openForm('flyer 7').result.current.kept.waiting).toBe(true);
  });

  it.each(['{', 'null', '[]', '"words"', '{"gone":"field"}', '{"title":{"evil":1}}'])(
    'is nothing where the tab holds %s',
    (kept) => {
      leaveWith('Porch light');
      const [key = ''] = Object.keys(window.sessionStorage).filter((each) => !each.endsWith('.before'));
      window.sessionStorage.setItem(key, kept);
      expect(openForm().result.current.kept.waiting).toBe(false);
    },
  );
});
