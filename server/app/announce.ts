import { ADMIN_LINK_MINUTES } from '../features/account/issue-admin-link.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/demo-accounts.ts';
import type { Config } from './config.ts';

/** What was found in the database, for whoever starts the server. */
interface Found {
  demo: boolean;
  /** The secret of the link that makes the first administrator. */
  adminToken: string | null;
}

/** The secret stands behind the `#`: a browser sends that part to no server, and so to no log of one. */
export function adminLinkLines(url: string, token: string): string[] {
  return [
    `Make an administrator here, within ${ADMIN_LINK_MINUTES} minutes. The link works once, for whoever opens it:`,
    `  ${url}/make-admin#${token}`,
  ];
}

/** Lines for the person who started the server. */
export function announce(config: Config, url: string, found: Found): string[] {
  const lines = [`Yardsign is ready at ${url}`];
  if (found.adminToken !== null)
    lines.push('', 'There is no administrator yet.', ...adminLinkLines(url, found.adminToken));
  if (found.demo && config.services.has('web')) {
    lines.push('', `Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { username, note } of DEMO_ACCOUNTS)
      lines.push(`  ${`${username}@demo.yardsign.test`.padEnd(28)} ${note.en}`);
  }
  if (config.sandbox && config.services.has('sandbox'))
    lines.push('', `Sandbox networks, mailbox and clock: ${url}/sandbox`);
  return lines;
}
