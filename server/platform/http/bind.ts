import type { AnyRoute, Route } from '@yardsign/contracts/define-route';
import type { ErrorCode } from '@yardsign/contracts/errors';
import type { Actor } from '@yardsign/domain/access/actor';
import type { Readable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Memory } from '../database/memory.ts';
import { withinSession } from './policies.ts';
import type { ReadyBody } from './answers/ready-body.ts';

/** What a policy answers: go on, or the error that the caller gets. */
export type Verdict = 'allow' | ErrorCode;

/** Who may call a route, decided from the actor and the checked input alone. Ownership of rows is checked again in SQL. */
export type Policy<Input> = (actor: Actor, input: Input) => Verdict;

export interface UploadedFile {
  field: string;
  name: string;
  /** Where it lies until the call is over. */
  path: string;
  bytes: number;
  /** Of its bytes, in hexadecimal. */
  tag: string;
}

interface CookieOptions {
  path?: string;
  maxAgeSeconds: number;
  sameSite: 'lax' | 'strict';
}

/** The parts of a request that are not in its contract. */
export interface CallContext {
  requestId: string;
  /** Whether only the head of the answer will be sent. */
  headOnly: boolean;
  /** Whether the caller wants an answer of now, and not of a moment ago: it may have been changed in another process. */
  asksAnew: boolean;
  /** What calls are counted by: the address of the caller, of IPv6 its network. */
  ip: string;
  userAgent: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path?: string): void;
  /**
   * Has the browser drop every answer that it keeps: somebody else may sit there next. Language, theme and what waits in forms
   * are not in that cache and stay.
   */
  dropBrowserCache(): void;
  /** The files of a multipart call, or the one that a streamed body is; empty otherwise. */
  files: readonly UploadedFile[];
}

export interface Input<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

export interface Call<Params, Query, Body> extends Input<Params, Query, Body> {
  actor: Actor;
  context: CallContext;
}

const ANSWER = Symbol('answer');

/** An answer that is not JSON. Made by `redirectTo`, `binary` and `html`. */
export interface RawAnswer {
  [ANSWER]: true;
  status?: number;
  headers: Record<string, string>;
  body: string | Buffer | Readable | null;
  /** The page, where everyone gets the same: it stands instead of the body. */
  page?: PageText;
  /** What everyone gets alike and is no page: it stands instead of the body. */
  ready?: ReadyBody;
}

/** The text of a finished page, kept as long as the page is good. The same object is the same page. */
export interface PageText {
  readonly text: string;
}

export function isRawAnswer(value: unknown): value is RawAnswer {
  return typeof value === 'object' && value !== null && ANSWER in value;
}

export function redirectTo(url: string): RawAnswer {
  return { [ANSWER]: true, headers: { location: url, 'cache-control': 'no-store' }, body: null };
}

/** Says that something has another address from now on: browsers, search engines and whoever linked to it go there. */
export function movedTo(url: string): RawAnswer {
  return {
    [ANSWER]: true,
    status: 301,
    headers: { location: url, 'cache-control': 'public, max-age=300' },
    body: null,
  };
}

/** Sends the browser on after a form, so that a reload does not send it once more. */
export function seeOther(url: string): RawAnswer {
  return { [ANSWER]: true, status: 303, headers: { location: url, 'cache-control': 'no-store' }, body: null };
}

export function binary(body: Buffer | Readable, headers: Record<string, string>): RawAnswer {
  return { [ANSWER]: true, headers, body };
}

/** What the browser has kept may be shown again. */
export function notModified(headers: Record<string, string>): RawAnswer {
  return { [ANSWER]: true, status: 304, headers, body: null };
}

export function html(body: string, headers: Record<string, string> = {}, status?: number): RawAnswer {
  return {
    [ANSWER]: true,
    ...(status !== undefined && { status }),
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body,
  };
}

/** A page that everyone gets alike: it is encoded, compressed and given its tag once. */
export function sharedPage(page: PageText, headers: Record<string, string>): RawAnswer {
  return { [ANSWER]: true, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: null, page };
}

/** What everyone gets alike and is no page: it is compressed once, and not sent to who has it. */
export function shared(ready: ReadyBody, headers: Record<string, string>): RawAnswer {
  return { [ANSWER]: true, headers, body: null, ready };
}

/** A route with its rights and its handler, types erased. The server registers these and nothing else. */
export interface BoundRoute {
  route: AnyRoute;
  policy: Policy<Input<unknown, unknown, unknown>>;
  handle(call: Call<unknown, unknown, unknown>): Promise<unknown>;
}

const KEPT = Symbol('kept');

/** An answer whose text may be known already. Made by `kept`. */
export interface KeptAnswer {
  [KEPT]: true;
  /** @param write makes the text of a value, held against the contract. */
  read(write: (value: unknown) => ReadyBody): Promise<ReadyBody>;
}

export function isKeptAnswer(value: unknown): value is KeptAnswer {
  return typeof value === 'object' && value !== null && KEPT in value;
}

/** Bytes. A page of ten pieces has 15,000; who asks for a hundred at once is answered anew each time. */
const LONGEST_KEPT = 40_000;

/**
 * An answer that is made once for everyone who would get the same text.
 *
 * @param key everything that the text depends on: who asks or what they may see, in which version, and what is asked.
 * @param lasts whether an answer depends on nothing else; of all when left out.
 */
export function kept<Answer>(
  memory: Memory,
  key: readonly string[],
  make: () => Promise<Answer>,
  lasts: (answer: Answer) => boolean = () => true,
): Kept<Answer> {
  return {
    [KEPT]: true,
    read: (write) =>
      memory.recall(
        JSON.stringify(key),
        async () => {
          const answer = await make();
          return { ...write(answer), lasts: lasts(answer) };
        },
        (answer) => answer.lasts && answer.bytes.length <= LONGEST_KEPT,
      ),
  } as Kept<Answer>;
}

/**
 * An answer that depends on the time as well: it is made once for all who would get the same text within one second of this
 * clock, and for a caller that wants one of now it is made anew.
 *
 * @param key everything else that the text depends on.
 */
export function keptThisSecond<Answer>(
  memory: Memory,
  { clock, context }: { clock: Clock; context: Pick<CallContext, 'asksAnew'> },
  key: readonly string[],
  make: () => Promise<Answer>,
): Kept<Answer> | Promise<Answer> {
  if (context.asksAnew) return make();
  const second = String(Math.floor(clock.now().getTime() / 1000));
  return kept(memory, [second, ...key], make);
}

/** Says in its type what the text holds. */
export type Kept<Answer> = KeptAnswer & { readonly holds?: Answer };

/** What a handler may give back for a contract: its JSON, or a raw answer where the contract says so. */
type Answered<Answer> = Answer extends undefined ? RawAnswer | undefined | void : Answer | Kept<Answer>;

/** Binds a contract route to its policy and its handler. */
export function bind<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer>(
  route: Route<ParamsIn, Params, QueryIn, Query, BodyIn, Body, Answer>,
  binding: {
    policy: Policy<Input<Params, Query, Body>>;
    handle(call: Call<Params, Query, Body>): Promise<Answered<Answer>> | Answered<Answer>;
  },
): BoundRoute {
  const policy = withinSession(binding.policy);
  return {
    route: route as AnyRoute,
    policy: (actor, input) => policy(actor, input as Input<Params, Query, Body>),
    handle: async (call) => binding.handle(call as Call<Params, Query, Body>),
  };
}
