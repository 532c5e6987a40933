import type { AnyRoute } from '@yardsign/contracts/define-route';
import { ERRORS, type ErrorCode } from '@yardsign/contracts/errors';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Feature } from '../../platform/feature.ts';
import { isKeptAnswer, isRawAnswer, type BoundRoute } from '../../platform/http/bind.ts';

/**
 * Holds all that is answered in a test against the contract. The product refuses an answer that lacks something, and leaves out what its route
 * does not name; here both are faults, whether the test looks at the answer or not.
 */

/** The fields of a value that are not there once it has been held against the contract. */
function leftOut(value: unknown, sent: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || typeof sent !== 'object' || sent === null) return [];
  const there = sent as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    // What is undefined is never sent.
    if (inner === undefined) return [];
    const at = Array.isArray(value) ? `${path}[]` : path === '' ? name : `${path}.${name}`;
    return name in there ? leftOut(inner, there[name], at) : [at];
  });
}

/** What of an answer its contract does not say. */
function faultsOf({ answer: schema }: AnyRoute, answer: unknown): string[] {
  if (!schema) return answer === undefined ? [] : ['something, where it answers nothing'];
  const held = schema.safeParse(answer);
  return held.success ? leftOut(answer, held.data) : [held.error.message];
}

const errorSchema = z.strictObject({
  code: z.string().refine((code) => Object.hasOwn(ERRORS, code)),
  message: z.string().min(1),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  earlier: z
    .array(z.strictObject({ id: z.string(), targetName: z.string(), state: z.string(), at: z.iso.datetime() }))
    .optional(),
  requestId: z.string().min(1),
});

/** What of the body of a refusal the contract does not say. */
function faultsOfRefusal(status: number, body: string): string[] {
  const held = errorSchema.safeParse(JSON.parse(body));
  if (!held.success) return [held.error.message];
  const meant = ERRORS[held.data.code as ErrorCode].status;
  return meant === status ? [] : [`${held.data.code} with ${status}, which is ${meant}`];
}

interface HeldAnswers {
  features: readonly Feature[];
  /** Holds the refusal of a call. @param what was called */
  refused(what: string, answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>): void;
  /** @throws Error with all that was wrong, each fault once. */
  check(): void;
}

/** @returns the features with their answers held. */
export function holdAnswers(features: readonly Feature[]): HeldAnswers {
  const faults = new Set<string>();
  const add = (what: string, found: readonly string[]) => {
    for (const fault of found) faults.add(`${what} answers what its contract has not: ${fault}`);
  };
  function held(bound: BoundRoute): BoundRoute {
    const { route } = bound;
    const name = `${route.method} ${route.path}`;
    return {
      ...bound,
      async handle(call) {
        const answer = await bound.handle(call);
        if (isRawAnswer(answer)) {
          if (route.answer) add(name, ['something that is not JSON']);
        } else if (isKeptAnswer(answer)) {
          const read: typeof answer.read = (write) =>
            answer.read((value) => {
              add(name, faultsOf(route, value));
              return write(value);
            });
          return { ...answer, read };
        } else add(name, faultsOf(route, answer));
        return answer;
      },
    };
  }
  return {
    features: features.map((feature) => ({ ...feature, routes: feature.routes.map(held) })),
    refused(what, { statusCode, headers, body }) {
      const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
      // A refusal that only its head was asked of has no body.
      if (statusCode >= 400 && isJson && body !== '') add(what, faultsOfRefusal(statusCode, body));
    },
    check() {
      if (faults.size > 0) throw new Error([...faults].join('\n'));
    },
  };
}
