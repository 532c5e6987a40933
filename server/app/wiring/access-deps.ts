import { createAccessLimits } from '../../features/access/limits.ts';
import type { AccessDeps } from '../../features/access/ports.ts';
import { SESSION_TABLES } from '../../features/access/session/session-facts.ts';
import { createSignInAlarm } from '../../features/access/sign-in/sign-in-alarm.ts';
import { legalDuePart } from '../../features/account/consent/legal-due.ts';
import { readDeletion } from '../../features/account/deletion/read-deletion.ts';
import { restoreAccount } from '../../features/account/deletion/restore-account.ts';
import { readCommonPasswords } from '../../features/account/password/common-passwords.ts';
import { profileSummaryPart } from '../../features/profile/read-profile-summary.ts';
import { servicesPart } from '../../features/sharing/connections/read-connections.ts';
import type { SharingDeps } from '../../features/sharing/deps.ts';
import type { Core } from '../core.ts';
import { billingFactsOf } from './billing-deps.ts';
import { identityProviders } from './identity-providers.ts';
import type { Notices } from './notices.ts';
import { remember } from './remember.ts';
import { tellError } from './tell-error.ts';

/** What tells who calls, and lets people in. */
export async function accessDeps(core: Core, notices: Notices, sharing: SharingDeps): Promise<AccessDeps> {
  const { config, clock, random, publicUrl, log } = core;
  const { db } = core.database;
  const services = servicesPart(sharing);
  const billingFacts = billingFactsOf(core);
  return {
    db,
    clock,
    random,
    passwords: core.passwords,
    vault: core.vault,
    limits: createAccessLimits(
      { db, clock, secret: core.sessionKey },
      {
        signInsPerMinute: config.YARDSIGN_SIGN_INS_PER_MINUTE,
        signUpsPerHour: config.YARDSIGN_SIGN_UPS_PER_HOUR,
        mailsPerHour: config.YARDSIGN_MAILS_PER_HOUR,
      },
    ),
    sessions: remember(core, SESSION_TABLES),
    sessionPages: remember(core, [
      ...SESSION_TABLES,
      ...services.tables,
      ...profileSummaryPart.tables,
      ...billingFacts.tables,
      ...legalDuePart.tables,
    ]),
    signInAlarm: createSignInAlarm(clock, (failures) => {
      log.error({ failures }, 'many wrong passwords within a minute');
      tellError(core, new Error(`${failures} wrong passwords within a minute`), 'sign-in');
    }),
    providers: core.providers ?? identityProviders(core),
    linkMail: notices.links,
    isCommonPassword: await readCommonPasswords(core.paths.commonPasswords),
    sessionKey: core.sessionKey,
    issuer: publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    guestClients: core.config.GUEST_CLIENTS,
    services,
    profileSummary: profileSummaryPart,
    billingFacts,
    legalDue: legalDuePart,
    onSessionReused: notices.sessionReused,
    newDeviceCode: config.newDeviceCode,
    mailDeviceCode: notices.deviceCode,
    tellImpersonated: notices.impersonated,
    tellSecurityNews: notices.security,
    readDeletion: (memberId) => readDeletion(db, memberId),
    restoreAccount: (memberId) => restoreAccount({ db, clock, random, mail: notices.account }, memberId),
  };
}
