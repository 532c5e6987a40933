import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readLinksToMail, type LinkToMail } from '../../access/credentials/mailed-links.ts';
import { accountEn } from './texts.en.ts';
import { accountEs } from './texts.es.ts';
import type { AccountLink, SharedLink } from './texts.ts';

const TEXTS = { en: accountEn, es: accountEs };

/** Where each link leads. The page says what it is about; nothing happens until something is pressed there. */
const ADDRESSES: Record<AccountLink, (link: LinkToMail) => string> = {
  'reset-password': ({ id, secret }) => `/reset-password?${new URLSearchParams({ token: id, h: secret })}`,
  'change-email': ({ id, secret, email }) =>
    `/account?${new URLSearchParams({ action: 'validate_email', email, h: secret, id })}`,
  'delete-account': ({ id, secret, email }) => `/confirm-delete?${new URLSearchParams({ email, h: secret, id })}`,
  'complete-signup': ({ id, secret }) =>
    `/completeSignup?${new URLSearchParams({ v: Buffer.from(`${id};${secret}`).toString('base64') })}`,
  'sign-in': ({ id, secret }) => `/login?${new URLSearchParams({ ticket: `${id}.${secret}` })}`,
  'link-identity': ({ id, secret }) => `/login?${new URLSearchParams({ ticket: `${id}.${secret}` })}`,
};

const isAccountLink = (purpose: string): purpose is AccountLink => purpose in ADDRESSES;
const isShared = (purpose: AccountLink): purpose is SharedLink =>
  purpose === 'reset-password' || purpose === 'sign-in' || purpose === 'link-identity';

function presentLinks(
  links: readonly [LinkToMail, ...LinkToMail[]],
  purpose: AccountLink,
  publicUrl: string,
): MailContent {
  const [first] = links;
  const { language } = first;
  const texts = TEXTS[language];
  const text = texts.links[purpose];
  const address = (link: LinkToMail) => `${publicUrl}${ADDRESSES[purpose](link)}`;
  const several = links.length > 1 && isShared(purpose) ? texts.several[purpose] : null;
  return {
    language,
    subject: text.subject,
    preview: text.preview,
    label: { text: text.label, tone: 'notice' },
    title: text.title,
    paragraphs: [GREETING[language](first.firstName), text.lead, ...(several ? [several.lead] : [])],
    items: several
      ? links.map((link) => ({
          title: several.item(link.username),
          detail: several.detail(`${link.firstName} ${link.lastName}`.trim()),
          url: address(link),
        }))
      : [],
    notes: [
      { heading: texts.until, text: texts.validUntil(writeMoment(first.expiresAt, language, first.timeZone)) },
      { heading: texts.notYou, text: text.notYou },
    ],
    button: several
      ? { label: several.button, url: `${publicUrl}/login` }
      : { label: text.button, url: address(first) },
    footer: text.footer,
  };
}

/** Links that were asked for together, all to one address. Those that stopped working meanwhile are left out. */
export const linksNotice = defineNotice({
  name: 'account.links',
  data: z.object({ linkIds: z.array(z.string()).min(1) }),
  async write(deps, { linkIds }) {
    const [first, ...rest] = await readLinksToMail(deps, linkIds);
    if (!first || !isAccountLink(first.purpose)) return [];
    const content = presentLinks([first, ...rest], first.purpose, deps.publicUrl);
    return [{ memberId: first.memberId, to: first.email, content }];
  },
});
