import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const MOST_RETRIES = 2;

/** Answers of 4xx are answers: only an outage is worth another try. */
function worthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return !refused && failures < MOST_RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: false },
    // What is sent without a connection fails at once: a form that waits cannot be closed, and a post must not go out an hour after the press.
    mutations: { retry: false, networkMode: 'always' },
  },
});
