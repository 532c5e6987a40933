import { forgetMailedLink, type MailedLink, takeMailedLink } from '../../lib/browser/mailed-link.ts';

/** Both halves of a mailed invitation. */
export type InviteLink = MailedLink;

const KEY = 'yardsign.invite';

/** The link from the address, kept for this tab. */
export function takeInviteLink(search: Readonly<Record<string, unknown>>): InviteLink | null {
  return takeMailedLink(KEY, search);
}

export function forgetInviteLink(): void {
  forgetMailedLink(KEY);
}
