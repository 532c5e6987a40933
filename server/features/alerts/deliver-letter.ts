import { MailError, type Mailer } from '../../platform/mail/mailer.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { Letter } from '../../platform/notices/notice.ts';
import type { TellDeps } from './ports.ts';

/**
 * Sends one letter. Returns when it is settled: the mail server has taken it, or there is nobody at that address, which is
 * reported and not tried again.
 *
 * @param key the same for the same news, however often it is sent.
 * @throws MailError `retry-later`
 */
export async function deliverLetter(
  deps: { mailer: Mailer } & Pick<TellDeps, 'reportUndeliverable'>,
  letter: Letter,
  key: string,
): Promise<void> {
  const { memberId, to, replyTo } = letter;
  const rendered = await renderMail(letter.content);
  try {
    await deps.mailer.send({ to, ...(replyTo !== undefined && { replyTo }), key, ...rendered });
  } catch (error) {
    if (!(error instanceof MailError) || error.kind !== 'no-such-mailbox') throw error;
    deps.reportUndeliverable({ memberId, about: key, why: error.message });
  }
  await letter.whenTaken?.();
}
