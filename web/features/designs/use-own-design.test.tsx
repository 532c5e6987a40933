import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { forgetStoredOfMembers } from '../../lib/browser/storage.ts';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { SESSION } from '../../testing/people.ts';
import type { OwnDesign } from './api.ts';
import { useOwnDesign } from './use-own-design.ts';

const DESIGN = {
  id: 'cnt_porch',
  version: 1,
  template: {},
  slots: [],
  words: { en: {}, es: {} },
} as unknown as OwnDesign;

it('what was drawn and not saved is kept for its member alone, and gone once they log out', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, SESSION);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { shelfKey } = renderHook(() => useOwnDesign(DESIGN), { wrapper }).result.current;
  expect(shelfKey).toContain(SESSION.user.id);
  window.localStorage.setItem(shelfKey, 'drawn');
  forgetStoredOfMembers();
  expect(window.localStorage.getItem(shelfKey)).toBeNull();
});
