import type { Method } from '@yardsign/contracts/define-route';

type BodyKind = 'none' | 'json' | 'multipart';

/** All that the browser needs of a route: how to reach it, how to send, what comes back. The schemas stay on the server. */
export interface RouteRow {
  readonly method: Method;
  readonly path: string;
  readonly body: BodyKind;
  readonly answer: 'json' | 'empty' | 'binary' | 'html' | 'redirect';
}

/** By `area.name`, as a call is written in the code. */
export type RouteTable = Readonly<Record<string, RouteRow>>;
