import { ADMIN_LINK_MINUTES } from '../features/account/admin-link/issue-admin-link.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/demo-accounts.ts';
import type { Config } from './settings/config.ts';

/** What was found in the database, for whoever starts the server. */
interface Found {
  demo: boolean;
  /** The secret of the link that makes the first administrator. */
  adminToken: string | null;
  /** What the sandbox asks for, where others can reach it. */
  sandboxKey: string | undefined;
}

/** The secret stands behind the `#`: a browser sends that part to no server, and so to no log of one. */
export function adminLinkLines(url: string, token: string): string[] {
  return [
    `Make an administrator here, within ${ADMIN_LINK_MINUTES} minutes. The link works once, for whoever opens it:`,
    `  ${url}/make-admin#${token}`,
  ];
}

function sandboxLines(config: Config, url: string, key: string | undefined): string[] {
  if (key === undefined) return [`Sandbox networks, mailbox and clock: ${url}/sandbox`];
  return [
    '! WARNING: the sandbox is on, and others than this machine can reach it.',
    '! Its networks and its mail are not real, and whoever has the key below reads every mail and code and moves the clock.',
    ...(config.NODE_ENV === 'production'
      ? ['! This is production: set YARDSIGN_SANDBOX=off unless you are only trying it out.']
      : []),
    `Sandbox networks, mailbox and clock: ${url}/sandbox?key=${key}`,
  ];
}

/** Of a process that answers no page: an address would be somebody else's. */
function readyWithoutPages({ services }: Config): string {
  return services.has('worker')
    ? 'Yardsign is ready: this process does the work that is due, and another one answers the pages'
    : 'The sandbox of Yardsign is ready';
}

/** Lines for the person who started the server. */
export function announce(config: Config, url: string, found: Found): string[] {
  const lines = [config.services.has('web') ? `Yardsign is ready at ${url}` : readyWithoutPages(config)];
  if (found.adminToken !== null)
    lines.push('', 'There is no administrator yet.', ...adminLinkLines(url, found.adminToken));
  if (found.demo && config.services.has('web')) {
    lines.push('', `Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { username, note } of DEMO_ACCOUNTS)
      lines.push(`  ${`${username}@demo.yardsign.test`.padEnd(28)} ${note.en}`);
  }
  if (config.sandbox && config.services.has('sandbox')) lines.push('', ...sandboxLines(config, url, found.sandboxKey));
  return lines;
}
