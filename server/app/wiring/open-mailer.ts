import type { Sandbox } from '@yardsign/sandbox/sandbox';
import { createSmtpMailer } from '../../integrations/smtp/adapter.ts';
import type { Core } from '../core.ts';

/** What sends mails: the mail server of the settings, else the mailbox of the sandbox, else nothing. */
export function openMailer({ config, clock, log }: Core, sandbox: Pick<Sandbox, 'smtpUrl'> | undefined) {
  const url = config.SMTP_URL ?? sandbox?.smtpUrl();
  if (url !== undefined) return createSmtpMailer({ url, from: config.MAIL_FROM, clock });
  log.warn('SMTP_URL is not set: no mail is sent, and what members should be told waits');
  return undefined;
}
