/** One mail to one person. */
export interface Mail {
  to: string;
  /** Who gets an answer; the sender when left out. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /**
   * What the mail is about, the same whenever it is sent again. It becomes the Message-ID, by which most mailboxes show a
   * mail once that had to be sent twice.
   */
  key: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has taken responsibility for the mail.
   *
   * @throws MailError
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/**
 * Why the mail server did not take a mail. `retry-later`: it could not be reached, refused for now, or refuses the sender, which
 * whoever runs this installation can mend. `no-such-mailbox`: there is nobody at that address, so trying again is of no use.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: 'retry-later' | 'no-such-mailbox';

  constructor(kind: MailError['kind'], message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }
}
