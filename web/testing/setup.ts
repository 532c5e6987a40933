import { notifications } from '@mantine/notifications';
import { notifyManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { server } from './page.tsx';
import { WordingWorker } from './wording-worker.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Code that comes later is loaded for the first time in some test: a slow machine must not fail it.
configure({ asyncUtilTimeout: 10_000 });
// Otherwise what a query brings is told in a task of its own, which `act` does not wait for.
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('Worker', WordingWorker);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // What a store read from there is forgotten with it, as when another tab has cleared it.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  // What a page said in passing, or kept in its entry of the history, must not meet the next test.
  notifications.clean();
  window.history.replaceState(null, '', '/');
  const problems = [...server.problems];
  server.reset();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
