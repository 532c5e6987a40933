import { MailError } from '../../platform/mail/mailer.ts';

/** Enhanced status codes (RFC 3463) that speak of the recipient's address: no such person, no such host, moved, disabled. */
const ADDRESS_CODES = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

interface SmtpFailure {
  message: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

function isFailure(error: unknown): error is SmtpFailure {
  return error instanceof Error;
}

/** Reads a failure of the mail server. Its message is for the log: it names the code, never a password. */
export function toMailError(error: unknown): MailError {
  if (!isFailure(error)) return new MailError('retry-later', 'The mail was not sent', { cause: error });
  const { response = '', responseCode = 0, command = '' } = error;
  const refusedAddress =
    command === 'RCPT TO' && (responseCode === 550 || responseCode === 551 || responseCode === 553);
  // 5.7: a rule of the server's against the sender or the text, which says nothing about the address.
  const gone = responseCode >= 500 && (ADDRESS_CODES.test(response) || (refusedAddress && !/\b5\.7\./.test(response)));
  return new MailError(gone ? 'no-such-mailbox' : 'retry-later', error.message, { cause: error });
}
