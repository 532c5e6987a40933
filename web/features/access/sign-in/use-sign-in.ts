import { ownPathOr } from '@yardsign/domain/access/own-path';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { rewriteAddress } from '../../../lib/browser/history-entry.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { usePasskeyAutofill } from '../credentials/use-passkey-autofill.ts';
import { readFeature } from './sign-in-model.ts';
import { type Attempt, type Credentials, type Step, useAttempt } from './sign-in-api.ts';

/** Where somebody is on the way in. */
/** The first stage is the form; the others come after it, or from a link. */
export type LaterStage = Exclude<Stage, { kind: 'form' }>;
export type Stage =
  | { kind: 'form' }
  | { kind: 'mail' }
  | { kind: 'ticket'; ticket: string }
  | { kind: 'finishing'; attempt: string }
  | Exclude<Step, { kind: 'in' | 'connected' }>;

function stageFor(search: Readonly<Record<string, unknown>>): Stage {
  const { ticket, social } = search;
  if (typeof ticket === 'string' && ticket !== '') return { kind: 'ticket', ticket };
  if (typeof social === 'string' && social !== '') return { kind: 'finishing', attempt: social };
  return { kind: 'form' };
}

/** Whether a way can be told which feature the entry requires. */
function takesFeature(tried: Attempt): tried is Extract<Attempt, { way: 'password' | 'passkey' | 'ticket' }> {
  return tried.way === 'password' || tried.way === 'passkey' || tried.way === 'ticket';
}

/** The way in, stage by stage: what is tried, what comes of it, and where one goes in the end. */
export function useSignIn(search: Readonly<Record<string, unknown>>) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [stage, setStage] = useState<Stage>(() => stageFor(search));
  const credentials = useDraft<Credentials>({ username: '', password: '' });
  // As the page was opened: the address loses it at once.
  const [social] = useState(() => (typeof search['social'] === 'string' ? search['social'] : ''));
  const redirect = ownPathOr(search['redirectFrom'], '/dashboard');

  async function run(tried: Attempt): Promise<void> {
    // A way in may require a feature; without it nobody is let in, and is told 'Invalid access'.
    const feature = readFeature(search['feature']);
    const next = await attempt.mutateAsync(takesFeature(tried) ? { ...tried, feature } : tried).catch(() => null);
    if (next === null) return;
    if (next.kind === 'in') await navigate({ href: redirect, replace: true });
    else if (next.kind !== 'connected') setStage(next);
  }

  function back() {
    attempt.reset();
    setStage({ kind: 'form' });
    // The one-time parts of the address have had their time; a reload must not bring them back.
    void navigate({ to: '/login', search: { redirectFrom: redirect }, replace: true });
  }

  usePasskeyAutofill(stage.kind === 'form', (passkey) => void run({ way: 'passkey', passkey }));

  const oneTime = typeof search['ticket'] === 'string' || social !== '';
  useEffect(() => {
    if (!oneTime) return;
    // Taken out of the address bar at once, so that neither a reload nor the history has it.
    const query = new URLSearchParams(window.location.search);
    query.delete('ticket');
    query.delete('social');
    const rest = query.size === 0 ? '' : `?${query.toString()}`;
    rewriteAddress(`${window.location.pathname}${rest}`);
  }, [oneTime]);

  const began = useRef(false);
  useEffect(() => {
    // Once: what the provider said can be asked for a single time.
    if (stage.kind !== 'finishing' || began.current) return;
    began.current = true;
    void run({ way: 'social', attempt: stage.attempt });
  });

  return {
    stage,
    setStage,
    credentials,
    social,
    redirect,
    busy: attempt.isPending,
    error: attempt.error,
    run,
    back,
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
