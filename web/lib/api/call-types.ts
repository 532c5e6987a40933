import type { Api } from '@yardsign/contracts/api';
import type { RouteTypes } from '@yardsign/contracts/define-route';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a caller of this route passes: exactly the parts that the route has, plus a signal and, for uploads, files. */
type CallInput<R> = Part<'params', RouteTypes<R>['paramsIn']> &
  Part<'query', RouteTypes<R>['queryIn']> &
  Part<'body', RouteTypes<R>['bodyIn']> & { signal?: AbortSignal; files?: Readonly<Record<string, Blob>> };

type Arguments<R> = object extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/** A typed call. JSON routes answer their value, `204` routes `undefined`. `url` is for `src` and `href`. */
interface Call<R> {
  (...input: Arguments<R>): Promise<RouteTypes<R>['answer']>;
  /** The address alone, for pictures, downloads and redirects. */
  url(...input: Arguments<R>): string;
  /** The answer as bytes. */
  blob(...input: Arguments<R>): Promise<Blob>;
}

export type Client = { [Area in keyof Api]: { [Name in keyof Api[Area]]: Call<Api[Area][Name]> } };

/** The answer of a call, for naming view types: `Answer<'sharing', 'listPosts'>`. */
export type Answer<Area extends keyof Api, Name extends keyof Api[Area]> = RouteTypes<Api[Area][Name]>['answer'];
