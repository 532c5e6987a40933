import { ownPathOr } from '@yardsign/domain/access/own-path';
import type { PageAccess as Access } from '@yardsign/domain/access/pages';

export interface GuardContext {
  /** Where the navigation goes: path, query and hash. */
  href: string;
  /** The query value `redirectFrom`, when there is one. */
  redirectFrom: unknown;
  access: Access;
  signedIn: boolean;
}

/** A guard lets the navigation go on (null) or names another target. */
interface Guard {
  readonly name: string;
  readonly check: (context: GuardContext) => string | null;
}

function loginFor(href: string): string {
  return `/login?redirectFrom=${encodeURIComponent(href)}`;
}

/** In this order; the first that objects decides. */
const guards: readonly Guard[] = [
  {
    name: 'guest-only',
    check: ({ access, signedIn, redirectFrom }) =>
      access === 'guest' && signedIn ? ownPathOr(redirectFrom, '/dashboard') : null,
  },
  {
    name: 'signed-in',
    check: ({ access, signedIn, href }) => (access === 'member' && !signedIn ? loginFor(href) : null),
  },
];

/** The first objection, or null when the page may be shown. */
export function checkGuards(context: GuardContext): string | null {
  for (const guard of guards) {
    const target = guard.check(context);
    if (target !== null && target !== context.href) return target;
  }
  return null;
}

const MOST_REDIRECTS = 5;

/** Counts redirects in a row: the sixth is one too many. A navigation that ends without one starts the count again. */
export function createRedirectCounter() {
  let count = 0;
  return {
    /** True when this redirect may still be followed. */
    allow: (): boolean => {
      count += 1;
      if (count <= MOST_REDIRECTS) return true;
      count = 0;
      return false;
    },
    reset: (): void => {
      count = 0;
    },
  };
}
