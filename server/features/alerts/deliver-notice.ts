import type { MailContent } from '../../platform/mail/mail-content.ts';
import { MailError } from '../../platform/mail/mailer.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { TellDeps } from './ports.ts';

/**
 * Sends one notice. Returns when it is settled: the mail server has taken it, or there is nobody at that address, which is
 * reported and not tried again.
 *
 * @param notice.key the same for the same news, however often it is sent.
 * @throws MailError `retry-later`
 */
export async function deliverNotice(
  deps: Pick<TellDeps, 'mailer' | 'reportUndeliverable'>,
  notice: { memberId: string; to: string; key: string; content: MailContent },
): Promise<void> {
  const { memberId, to, key } = notice;
  const rendered = await renderMail(notice.content);
  try {
    await deps.mailer.send({ to, key, ...rendered });
  } catch (error) {
    if (!(error instanceof MailError) || error.kind !== 'no-such-mailbox') throw error;
    deps.reportUndeliverable({ memberId, about: key, why: error.message });
  }
}
