import { MINUTE_MS } from '@yardsign/domain/time/spans';

/** The last minute counts as over: the server gives the own session back within it. */
export function minutesLeft(until: string, now: Date): number {
  const left = Math.floor((Date.parse(until) - now.getTime()) / MINUTE_MS);
  return Math.max(0, left);
}

/** How long somebody impersonated the member, in whole minutes; a short look is one minute. */
export function minutesSpent(startedAt: string, endedAt: string): number {
  return Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS));
}

/** What was done, by the pattern of its route, as a name of our texts. */
export type ActKind =
  | 'profile'
  | 'picture'
  | 'proof'
  | 'draft'
  | 'post'
  | 'connection'
  | 'account'
  | 'team'
  | 'signedOut'
  | 'other';

const KINDS: readonly (readonly [RegExp, ActKind])[] = [
  [/\/upload$/, 'picture'],
  [/^\/api\/profile\//, 'profile'],
  [/^\/api\/app\/v1\/proofs/, 'proof'],
  [/^\/api\/app\/v1\/drafts/, 'draft'],
  [/^\/api\/app\/v1\/(?:shares|posts)/, 'post'],
  [/^\/api\/app\/v1\/connections|\/oauth\/|\/services\//, 'connection'],
  [/^\/api\/app\/v1\/logout/, 'signedOut'],
  [/^\/api\/app\/v1\/team/, 'team'],
  [/^\/api\/auth\/|^\/api\/app\/v1\/(?:account|session)/, 'account'],
];

export function kindOfAct(route: string): ActKind {
  return KINDS.find(([pattern]) => pattern.test(route))?.[1] ?? 'other';
}

/** Acts of one kind and outcome, counted: ten saved fields are one line. */
export function gatherActs(
  acts: readonly { route: string; status: number }[],
): { kind: ActKind; refused: boolean; count: number }[] {
  const lines: { kind: ActKind; refused: boolean; count: number }[] = [];
  for (const { route, status } of acts) {
    const kind = kindOfAct(route);
    const refused = status >= 400;
    const line = lines.find((other) => other.kind === kind && other.refused === refused);
    if (line) line.count += 1;
    else lines.push({ kind, refused, count: 1 });
  }
  return lines;
}
