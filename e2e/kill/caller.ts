import { setTimeout as sleep } from 'node:timers/promises';

const PASSWORD = 'porch-light-42';

/** Who calls a server that may die at any moment, signed in. */
export interface Caller {
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Asks once. @returns undefined where there was no answer, or one of a failing server. @throws Refused */
  askOnce<Answer>(method: string, path: string, body?: unknown): Promise<Answer | undefined>;
  /** Asks until there is an answer: a dead server, and a token that ran out, give none. @throws Refused */
  ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** What the server says no to. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Of the error, as in `contracts/errors`. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** @param name of an account of the demo; @param url of the product. */
export function createCaller(name: string, url: string): Caller {
  let token: string | undefined;
  let signingIn: Promise<void> | undefined;

  async function request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function askOnce<Answer>(method: string, path: string, body?: unknown): Promise<Answer | undefined> {
    try {
      if (token === undefined) await signInOnce();
      const response = await request(method, path, body);
      if (response.status === 401) token = undefined;
      if (response.status === 401 || response.status >= 500) return undefined;
      const text = await response.text();
      if (!response.ok) throw new Refused(`${method} ${path}: ${text}`, (JSON.parse(text) as { code: string }).code);
      return JSON.parse(text) as Answer;
    } catch (error) {
      if (error instanceof Refused) throw error;
      // The line broke: the server was killed, or is not up again yet.
      return undefined;
    }
  }

  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    for (;;) {
      const answer = await askOnce<Answer>(method, path, body);
      if (answer !== undefined) return answer;
      await sleep(100);
    }
  }

  /** Whatever waits for a token waits for the same one: a hundred sign-ins at once are more than a dying server gets through. */
  function signInOnce(): Promise<void> {
    signingIn ??= signIn().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  }

  async function signIn(): Promise<void> {
    const response = await request('POST', '/api/auth/v1/authenticate', {
      username: name,
      password: PASSWORD,
      industry_id: 1,
    });
    const { data } = (await response.json()) as { data: { token: string } };
    token = data.token;
  }

  return { request, askOnce, ask };
}
