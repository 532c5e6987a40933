import type { FastifyInstance } from 'fastify';
import type { SMTPServerSession } from 'smtp-server';
import { type Controlled, registerControls } from '../../kit/control-routes.ts';
import type { SandboxClock } from '../../kit/clock.ts';
import { sha256 } from '../../kit/digest.ts';
import { createEffectLog } from '../../kit/effects.ts';
import { createFaultEngine } from '../../kit/faults.ts';
import { createIds } from '../../kit/ids.ts';
import { createRequestLog } from '../../kit/request-log.ts';
import { throughFault } from '../../kit/through-fault.ts';
import { createTimers } from '../../kit/timers.ts';
import { registerMessageBody } from './message-body.ts';
import { readMessage } from './read-message.ts';
import { startSmtp, type Verdict } from './smtp.ts';
import type { MailMessage, MailState } from './state.ts';

const PATH = '/mail';

/** The refusals of mail servers that a sender meets most. */
const namedRefusals: Record<string, Verdict> = {
  greylisted_451: { kind: 'refuse', code: 451, text: '4.7.1 Greylisted, please try again in a few minutes' },
  busy_421: { kind: 'refuse', code: 421, text: '4.3.2 Service not available, closing transmission channel' },
  no_such_user_550: {
    kind: 'refuse',
    code: 550,
    text: '5.1.1 The e-mail account that you tried to reach does not exist',
  },
  mailbox_full_552: { kind: 'refuse', code: 552, text: "5.2.2 The recipient's mailbox is full" },
  spam_554: { kind: 'refuse', code: 554, text: '5.7.1 Message rejected as spam' },
};

interface MailOptions {
  clock: SandboxClock;
  random: () => number;
  port: number;
  state(): MailState;
  touch(): void;
  saved(): Promise<void>;
}

export interface Mail extends Controlled {
  /** Newest first. */
  messages(): MailMessage[];
  smtpUrl: string;
  register(scope: FastifyInstance): void;
  clear(): void;
  close(): Promise<void>;
}

/** The simulated mail provider: a real SMTP server, and a mailbox in which everything arrives. */
export async function createMail(options: MailOptions): Promise<Mail> {
  const { state, touch, saved, clock } = options;
  const log = createRequestLog();
  const timers = createTimers();
  const ids = createIds(() => state().counters);
  const effects = createEffectLog('mail', () => state().effects);
  const faults = createFaultEngine({
    failures: Object.keys(namedRefusals),
    statusRange: [400, 599],
    random: options.random,
  });

  async function deliver(raw: Buffer, recipients: string[], requestId: string): Promise<Verdict> {
    const id = ids.digits('message', 5000);
    const message = await readMessage(raw, { id, receivedAt: clock.now(), recipients });
    state().messages.push(message);
    effects.record({
      kind: 'delivered',
      at: new Date(message.receivedAt).toISOString(),
      requestId,
      detail: { messageId: id, to: recipients, subject: message.subject, digest: message.digest },
    });
    touch();
    return { kind: 'accept' };
  }

  async function receive(raw: Buffer, session: SMTPServerSession): Promise<Verdict> {
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const path = `/messages/${recipients.join(',')}`;
    const fault = faults.take('SEND', path);
    const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    const entry = log.add({
      id: `mail-${ids.opaque('request', 10)}`,
      at: new Date(clock.now()).toISOString(),
      method: 'SEND',
      path,
      params: { from, recipients, bytes: raw.length },
      bodyDigest: sha256(raw),
      files: [],
      status: null,
      fault: fault?.failure ?? fault?.kind ?? null,
      warnings: [],
    });
    const outcome = await throughFault<Verdict>(fault, {
      run: () => deliver(raw, recipients, entry.id),
      status: (code, text) => ({
        kind: 'refuse',
        code,
        text: typeof text === 'string' ? text : 'Refused by the sandbox',
      }),
      named: (name) => namedRefusals[name] ?? { kind: 'cut' },
      later: (ms) => timers.after(ms, () => void deliver(raw, recipients, entry.id)),
      wait: (ms) => timers.wait(ms),
    });
    await saved();
    if (outcome.kind === 'silence') await timers.wait(outcome.ms);
    if (outcome.kind !== 'answer') return { kind: 'cut' };
    if (outcome.answer.kind === 'refuse') entry.status = outcome.answer.code;
    if (outcome.answer.kind === 'accept') entry.status = 250;
    return outcome.answer;
  }

  const smtp = await startSmtp(options.port, receive);
  const messages = () => state().messages.toReversed();
  const controlled: Controlled = {
    log,
    effects,
    faults,
    view: () => ({ messages: messages() }),
    settle: async () => undefined,
  };

  return {
    ...controlled,
    messages,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    register: (scope) => {
      registerControls(scope, PATH, controlled);
      registerMessageBody(scope, PATH, (id) => state().messages.find((message) => message.id === id));
    },
    clear: () => {
      log.clear();
      faults.clear();
      timers.clear();
    },
    close: async () => {
      timers.clear();
      await smtp.close();
    },
  };
}
