import { simpleParser, type ParsedMail } from 'mailparser';
import { sha256 } from '../../kit/digest.ts';
import type { MailMessage } from './state.ts';

type Addressees = ParsedMail['to'];

function addressList(value: Addressees): string[] {
  const groups = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return groups.flatMap((group) =>
    group.value.map(({ address, name }) => (name === '' ? (address ?? '') : `${name} <${address ?? ''}>`)),
  );
}

/** Reads one message as a mail program would. */
export async function readMessage(
  raw: Buffer,
  about: { id: string; receivedAt: number; recipients: string[] },
): Promise<MailMessage> {
  const mail = await simpleParser(raw);
  return {
    ...about,
    date: mail.date?.toISOString() ?? null,
    from: addressList(mail.from).join(', '),
    to: addressList(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === false ? null : mail.html,
    headers: Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename: filename ?? '',
      type: contentType,
      bytes: content.length,
      digest: sha256(content),
    })),
    digest: sha256(raw),
  };
}
