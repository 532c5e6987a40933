import { createHash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { toMailError } from './errors.ts';

const TIMEOUT_MS = 20_000;

function hostOf(from: string): string {
  return /@([a-z0-9.-]+)/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
}

/** The same mail gets the same id, whichever process sends it and however often. */
function messageId(mail: Mail, host: string): string {
  return `<${createHash('sha256').update(`${mail.to}\n${mail.key}`).digest('hex').slice(0, 40)}@${host}>`;
}

async function connect(url: string): Promise<Transporter> {
  // Loaded with the first mail: a process that only answers pages never needs it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is made of our own text and links; nothing is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Sends mails through an SMTP server; up to two connections are kept open between mails.
 *
 * @param settings.url `smtp://` (STARTTLS when offered) or `smtps://`, with name and password when the server asks for them.
 * @param settings.from `Name <address>`
 */
export function createSmtpMailer(settings: { url: string; from: string; clock: { now(): Date } }): Mailer {
  const host = hostOf(settings.from);
  let connected: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      connected ??= connect(settings.url);
      const transport = await connected;
      try {
        await transport.sendMail({
          from: settings.from,
          to: mail.to,
          ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: messageId(mail, host),
          date: settings.clock.now(),
          // No out-of-office answers to a machine.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
    async close() {
      (await connected)?.close();
    },
  };
}
