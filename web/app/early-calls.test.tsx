import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionQuery } from '../lib/session/session-query.ts';
import { open } from '../testing/page.tsx';
import { SESSION } from '../testing/people.ts';
import { pageCode } from './route-table.ts';

const withCalls = Object.entries(pageCode).filter(([, code]) => code.calls !== undefined);

test('some pages have calls that are made while their code is on its way', () => {
  expect(withCalls.map(([path]) => path)).toContain('/dashboard');
});

// An early call that the page does not make is only wasted, and one that is not early waits for the page's code.
test.each(withCalls)('%s asks at once for exactly what was asked for early', async (path, { page, calls = [] }) => {
  const asked = new Set<string>();
  vi.stubGlobal('fetch', (url: string) => {
    asked.add(url);
    return new Promise<Response>(() => {});
  });
  const Page = await page();
  await open(<Page />, { at: path, path, known: [{ query: sessionQuery, data: SESSION }] });
  await act(async () => {});
  vi.unstubAllGlobals();
  expect([...asked].toSorted()).toEqual(calls.map((call) => call.replace('{language}', 'en')).toSorted());
});
