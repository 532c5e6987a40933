import { notifications } from '@mantine/notifications';
import { notifyManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { watchFocus } from '../lib/browser/watch-focus.ts';
import { PATIENCE_MS } from './page-timers.ts';
import { server } from './page.tsx';
import { WordingWorker } from './wording-worker.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Code that comes later is loaded for the first time in some test: a slow machine must not fail it.
configure({ asyncUtilTimeout: PATIENCE_MS });
// Otherwise what a query brings is told in a task of its own, which `act` does not wait for.
notifyManager.setScheduler(queueMicrotask);
// As the product does.
watchFocus();

const ORIGIN = 'http://localhost:3000';
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

beforeEach(() => {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('Worker', WordingWorker);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // What a test has put in place of a part of the browser would be there in the files behind it, which share its worker.
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // What a store read from there is forgotten with it, as when another tab has cleared it.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  // What a page said in passing, or kept in its entry of the history, must not meet the next test.
  notifications.clean();
  // A link that saves a file leads a window without a browser away from every page.
  if (window.location.origin !== ORIGIN) server.problems.push(`the window was led to ${window.location.href}`);
  happyDOM.setURL(ORIGIN);
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  const problems = [...server.problems];
  server.reset();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
