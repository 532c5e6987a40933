import type { ReactNode } from 'react';
import { Failed, type Place } from './failed.tsx';

/** A query, as far as it matters here. */
interface Reading<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Reading<Data>;
  /** The shape of what comes. */
  waiting: ReactNode;
  place: Place;
  /** What could not be read, in words of its own. */
  failed?: string;
  /** In place of the failure, where the error is an answer: there is no such thing, or a link is over. */
  instead?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brings: its shape while it is read, then itself, or why it could not be read with a way to try again. */
export function Loaded<Data>({ query, waiting, place, failed, instead, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  if (instead) return instead;
  return <Failed error={error} title={failed} place={place} busy={isFetching} onRetry={() => void refetch()} />;
}
