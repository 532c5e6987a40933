import { APP_VERSION } from '@yardsign/contracts/common';
import { mailPasswordLink } from '../../features/account/password/mail-password-link.ts';
import type { AdminDeps } from '../../features/admin/ports.ts';
import { cancelOpenPosts } from '../../features/sharing/posts/cancel-open-posts.ts';
import { listPosts } from '../../features/sharing/posts/list-posts.ts';
import { readConnections } from '../../features/sharing/connections/read-connections.ts';
import type { SharingDeps } from '../../features/sharing/deps.ts';
import { isDemoInstallation } from '../../platform/database/installation-mark.ts';
import type { Core } from '../core.ts';
import type { Notices } from './notices.ts';

/** The most posts that the page of a person shows, of the coming ones and of the past ones. */
const POSTS_SHOWN = 5;

/** What helps to help somebody: what their posts say is theirs to read. */
async function postsOf(core: Pick<AdminDeps, 'db' | 'clock'>, memberId: string) {
  const views = await Promise.all(
    (['upcoming', 'past'] as const).map((view) => listPosts(core, memberId, { view, limit: POSTS_SHOWN })),
  );
  return views
    .flatMap((view) => view.items)
    .map(({ id, network, target, content, state, dueAt }) => ({ id, network, target, content, state, dueAt }));
}

async function connectionsOf(sharing: SharingDeps, memberId: string) {
  const connections = await readConnections(sharing, memberId);
  return connections
    .filter((connection) => connection.state !== 'not_connected')
    .map(({ slug, state, account, targets, expires }) => ({
      network: slug,
      state,
      account,
      targets: targets.map((target) => target.text),
      expiresAt: expires,
    }));
}

/** What the admin area shows and does, over the use cases of other features. */
export function adminDeps(core: Core, notices: Notices, sharing: SharingDeps): AdminDeps {
  const { clock, config, database, random } = core;
  const { db } = database;
  return {
    db,
    clock,
    listConnections: (memberId) => connectionsOf(sharing, memberId),
    listPosts: (memberId) => postsOf({ db, clock }, memberId),
    sendPasswordReset: (tx, memberId) => mailPasswordLink({ clock, random, mail: notices.account }, tx, memberId),
    tellSecondFactorRemoved: (tx, memberId) => notices.securityIn(tx, memberId, 'second-factor-removed'),
    cancelOpenPosts: (tx, memberId) => cancelOpenPosts(sharing, tx, memberId),
    isDemo: () => isDemoInstallation(db),
    installation: {
      version: APP_VERSION,
      environment: config.NODE_ENV,
      sandbox: config.sandbox,
      services: [...config.services],
      startedAt: clock.now().toISOString(),
      node: process.version,
      database: database.kind,
    },
  };
}
