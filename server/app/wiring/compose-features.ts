import { join } from 'node:path';
import { KEY_OF_WIRE } from '@yardsign/domain/sharing/networks/networks';
import { accessFeature } from '../../features/access/feature.ts';
import type { AccessDeps } from '../../features/access/ports.ts';
import { createMailEntrance } from '../../features/account/enter-by-mail.ts';
import { createInvitedMember } from '../../features/account/sign-up/create-invited-member.ts';
import { accountFeature } from '../../features/account/feature.ts';
import { deleteBytesJob } from '../../features/account/jobs.ts';
import type { AccountDeps } from '../../features/account/ports.ts';
import { adminFeature } from '../../features/admin/feature.ts';
import { alertsFeature } from '../../features/alerts/feature.ts';
import { approvalFeature } from '../../features/approval/feature.ts';
import { autopilotFeature } from '../../features/autopilot/feature.ts';
import { billingFeature } from '../../features/billing/feature.ts';
import { contentFeature } from '../../features/content/feature.ts';
import { complianceFeature } from '../../features/compliance/feature.ts';
import { crmFeature } from '../../features/crm/feature.ts';
import { documentsFeature } from '../../features/documents/feature.ts';
import { setDocument } from '../../features/documents/read-document.ts';
import { drawDraft } from '../../features/graphics/draw-piece.ts';
import { filmsFeature } from '../../features/films/feature.ts';
import { graphicsFeature } from '../../features/graphics/feature.ts';
import { createProofLimit } from '../../features/graphics/limits.ts';
import { leadsFeature } from '../../features/leads/feature.ts';
import { createLeadLimits } from '../../features/leads/limits.ts';
import { localFeature } from '../../features/local/feature.ts';
import { micrositeFeature } from '../../features/microsite/feature.ts';
import { perksFeature } from '../../features/perks/feature.ts';
import { perkFiles } from '../../features/perks/perk-files.ts';
import { saveProfile } from '../../features/profile/save-profile.ts';
import { profileFeature } from '../../features/profile/feature.ts';
import { profileSummaryPart } from '../../features/profile/read-profile-summary.ts';
import { cancelOpenPosts, countOpenPosts } from '../../features/sharing/posts/cancel-open-posts.ts';
import { disconnect } from '../../features/sharing/connections/disconnect.ts';
import { realtalkFeature } from '../../features/realtalk/feature.ts';
import { resultsFeature } from '../../features/results/feature.ts';
import { schedulingFeature } from '../../features/scheduling/feature.ts';
import { sharingFeature } from '../../features/sharing/feature.ts';
import type { SharingDeps } from '../../features/sharing/deps.ts';
import { referralFeature } from '../../features/referral/feature.ts';
import { renameConnection } from '../../features/sharing/connections/rename-connection.ts';
import { createWakeBell } from '../../features/sharing/posting/wake-signal.ts';
import { studioFeature } from '../../features/studio/feature.ts';
import { suggestionsFeature } from '../../features/suggestions/feature.ts';
import { createSuggestionLimit } from '../../features/suggestions/limits.ts';
import { siteFeature } from '../../features/site/feature.ts';
import { stopAfterDeletion } from '../../features/billing/commands/stop-deleted.ts';
import { dissolveTeam } from '../../features/teams/dissolve-team.ts';
import { teamsFeature } from '../../features/teams/feature.ts';
import { createInviteLimits } from '../../features/teams/invite-limits.ts';
import { uploadsFeature } from '../../features/uploads/feature.ts';
import { createUploadLimits, createVisitLimit } from '../../features/uploads/limits.ts';
import { createUsageLimit } from '../../features/usage/limits.ts';
import { usageFeature } from '../../features/usage/feature.ts';
import { webinarsFeature } from '../../features/webinars/feature.ts';
import { createSessionLimit } from '../../features/webinars/limits.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { accessDeps } from './access-deps.ts';
import { adminDeps } from './admin-deps.ts';
import { approvalDeps } from './approval-deps.ts';
import { autopilotDeps } from './autopilot-deps.ts';
import { billingDeps } from './billing-deps.ts';
import { contentDeps } from './content-deps.ts';
import type { Core } from '../core.ts';
import { crmDeps } from './crm-deps.ts';
import { filmDeps } from './film-deps.ts';
import { graphicsDeps } from './graphics-deps.ts';
import { micrositeDeps } from './microsite-deps.ts';
import { createNotices, type Notices } from './notices.ts';
import { profileDeps } from './profile-deps.ts';
import { deliveryDeps, sharingDeps } from './sharing-deps.ts';
import { openOutward } from './open-outward.ts';
import { documentsDeps, perksDeps } from './perks-deps.ts';
import { referralDeps, signUpReferrals } from './referral-deps.ts';
import { remember } from './remember.ts';
import { siteDeps, siteFileReader } from './site-deps.ts';
import { tellError } from './tell-error.ts';

/** All features, tied to each other; the same for the product and for the tests. */
export interface Product {
  features: readonly Feature[];
  /** What tells who calls. */
  access: AccessDeps;
}

/** What the state of a connection is read from. */
const CONNECTION_TABLES = ['connection', 'connection_target'] as const;

/** A network as account data names it, in addresses too: by its key, or by the name that the documents have for it. */
const networkOfSlug = (slug: string) => KEY_OF_WIRE.get(slug) ?? slug;

function accountDeps(core: Core, access: AccessDeps, notices: Notices, sharing: SharingDeps): AccountDeps {
  return {
    ...access,
    ...signUpReferrals(core),
    mail: notices.account,
    enterByMail: createMailEntrance(access),
    selfApplicable: core.config.SELF_APPLY_FEATURES,
    cancelOpenPosts: (tx, memberId) => cancelOpenPosts(sharing, tx, memberId),
    countOpenPosts: (memberId) => countOpenPosts(sharing, memberId),
    disconnectService: (memberId, service) => disconnect(sharing, memberId, networkOfSlug(service)),
    renameService: (memberId, service, name) => renameConnection(sharing, memberId, networkOfSlug(service), name),
  };
}

/**
 * The list of all features. A new one is a line here.
 *
 * @param outside.networksUrl where this process reaches the simulated networks of its own sandbox: not through any proxy in front.
 * @param outside.mailer what sends mails; without it they wait in the queue.
 */
export async function composeFeatures(
  core: Core,
  outside: { networksUrl: string; mailer?: Mailer | undefined },
): Promise<Product> {
  const { clock, random, files, log, publicUrl } = core;
  const { db } = core.database;
  const limiting = { db, clock, secret: core.sessionKey };
  const notices = createNotices(core);
  const bell = createWakeBell();
  const sharing = sharingDeps(core, outside.networksUrl, () => bell.ring());
  const access = await accessDeps(core, notices, sharing);
  const account = accountDeps(core, access, notices, sharing);
  const tell = outside.mailer && {
    db,
    clock,
    mailer: outside.mailer,
    sessionKey: core.sessionKey,
    publicUrl,
    reportUndeliverable: (notice: object) => log.warn(notice, 'a mail cannot arrive: there is no such mailbox'),
  };
  const profile = profileDeps(core);
  const content = contentDeps(core);
  const microsite = micrositeDeps(core);
  const billing = billingDeps(core, notices.billing, outside.networksUrl);
  const documents = documentsDeps(core);
  const perks = perkFiles(join(core.paths.library, 'perks'));
  const readSiteFile = siteFileReader(core);
  const graphics = graphicsDeps(core);
  const approval = approvalDeps(core, notices, sharing);
  const autopilot = autopilotDeps(core, notices, sharing);
  const features = [
    accessFeature(access),
    accountFeature({
      ...account,
      dissolveTeam: (tx, ownerId) =>
        dissolveTeam({ clock, random, tellTeam: notices.team, onBrandChange: profile.onBrandChange }, tx, ownerId),
      stopCharges: (tx, memberId) => stopAfterDeletion(tx, memberId, clock.now()),
      files,
      deleteBytesLater: (tx, bytes) => core.queue.enqueue(deleteBytesJob, bytes, { tx }),
      onPurged: (accounts) => log.info({ accounts }, 'accounts were deleted'),
    }),
    adminFeature(adminDeps(core, notices, sharing)),
    approvalFeature(approval),
    autopilotFeature(autopilot),
    billingFeature(billing),
    contentFeature(content),
    complianceFeature({ db }),
    crmFeature(crmDeps(core, outside.networksUrl)),
    documentsFeature(documents),
    filmsFeature(filmDeps(core, sharing)),
    graphicsFeature(graphics, createProofLimit(limiting)),
    leadsFeature({
      db,
      clock,
      random,
      microsite,
      limits: createLeadLimits(limiting),
      tellMember: notices.lead,
    }),
    localFeature({ db, clock }),
    micrositeFeature(microsite),
    perksFeature(perksDeps(core, documents, perks)),
    profileFeature(profile),
    realtalkFeature({ db, clock, random, files, content }),
    referralFeature(referralDeps(core, billing)),
    resultsFeature(sharing),
    schedulingFeature({ ...autopilot, namePieces: sharing.namePieces, sessionKey: core.sessionKey, publicUrl }),
    sharingFeature({
      ...sharing,
      ...deliveryDeps(core, sharing),
      connectionPages: remember(core, CONNECTION_TABLES),
      bell,
    }),
    siteFeature(siteDeps(core, readSiteFile)),
    studioFeature({
      db,
      clock,
      random,
      files,
      intake: core.pictureIntake,
      library: core.paths.library,
      readPerkFiles: perks.readPerks,
      readPerkFolder: perks.readAll,
      readSiteFile,
      publicUrl,
      setDocument: (piece, worn, language) => setDocument(documents, piece, worn, language),
      drawDraft: (source, options) => drawDraft(graphics, source, options),
      reportFailure(error, pieceId) {
        log.error({ err: error, pieceId }, 'a piece could not be published');
        tellError(core, error, 'studio');
      },
    }),
    suggestionsFeature({
      db,
      clock,
      random,
      limit: createSuggestionLimit(limiting),
      tellHelpDesk: (tx, suggestionId) => notices.suggestion(tx, suggestionId, core.config.SUPPORT_EMAIL),
    }),
    teamsFeature({
      db,
      clock,
      random,
      sessionKey: core.sessionKey,
      profileSummary: profileSummaryPart,
      enterByMail: account.enterByMail,
      signUpLimit: access.limits.signUps,
      createMember: (person, password) => createInvitedMember(account, person, password),
      inviteLimits: createInviteLimits(limiting),
      mailInvite: notices.invite,
      tellTeam: notices.team,
      onJoined: (tx, memberId) => approval.reviewSoon(tx, [memberId]),
      onBrandChange: profile.onBrandChange,
    }),
    uploadsFeature({
      db,
      clock,
      random,
      files,
      parts: core.parts,
      partBytes: core.partBytes,
      intake: core.pictureIntake,
      limits: createUploadLimits(limiting),
      visits: createVisitLimit(limiting),
      spool: core.spool,
      outward: openOutward(core, outside.networksUrl),
      secret: core.sessionKey,
      async showVideo(memberId, place, address) {
        await saveProfile(profile, memberId, 'video', [
          { position: `custom_${place}`, value: address, sync_to: 'custom' },
        ]);
      },
    }),
    usageFeature({ db, clock, limit: createUsageLimit(limiting), analytics: core.analytics }),
    webinarsFeature({
      db,
      clock,
      publicUrl,
      limit: createSessionLimit(limiting),
      tellMember: notices.webinar,
    }),
  ];
  const mails = features.flatMap((feature) => feature.notices);
  return { features: [...features, alertsFeature({ db, clock, notify: notices.notify }, mails, tell)], access };
}
