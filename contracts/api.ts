import { accessRoutes } from './routes/access/access.ts';
import { accountRoutes } from './routes/account.ts';
import { adminLinkRoutes } from './routes/admin-link.ts';
import { consentRoutes } from './routes/consent.ts';
import { adminRoutes } from './routes/admin.ts';
import { auditRoutes } from './routes/audit.ts';
import { assetRoutes } from './routes/content/assets.ts';
import { approvalRoutes } from './routes/sharing/approval.ts';
import { autopilotRoutes } from './routes/sharing/autopilot.ts';
import { billingAppleRoutes } from './routes/billing/billing-apple.ts';
import { billingCardRoutes } from './routes/billing/billing-card-pages.ts';
import { billingCouponRoutes } from './routes/billing/billing-coupons.ts';
import { billingStaffRoutes } from './routes/billing/billing-staff.ts';
import { billingRoutes } from './routes/billing/billing.ts';
import { complianceRoutes } from './routes/sharing/compliance.ts';
import { contentRoutes } from './routes/content/content.ts';
import { designRoutes } from './routes/content/designs.ts';
import { crmRoutes } from './routes/crm.ts';
import { connectionsRoutes } from './routes/sharing/connections.ts';
import { documentsRoutes } from './routes/content/documents.ts';
import { localRoutes } from './routes/content/local.ts';
import { draftsRoutes } from './routes/sharing/drafts.ts';
import { filmsRoutes } from './routes/content/films.ts';
import { graphicsRoutes } from './routes/content/graphics.ts';
import { leadsRoutes } from './routes/content/leads.ts';
import { loginCredentialsRoutes } from './routes/access/login-credentials.ts';
import { newDeviceRoutes } from './routes/access/new-device.ts';
import { passkeysRoutes } from './routes/access/passkeys.ts';
import { micrositeRoutes } from './routes/content/microsite.ts';
import { postingPreferencesRoutes } from './routes/sharing/posting-preferences.ts';
import { networkCallsRoutes } from './routes/sharing/network-calls.ts';
import { postActsRoutes } from './routes/sharing/post-acts.ts';
import { perksRoutes } from './routes/billing/perks.ts';
import { profileRoutes } from './routes/profile/profile.ts';
import { queueRoutes } from './routes/sharing/queue.ts';
import { recordingsRoutes } from './routes/content/recordings.ts';
import { recordRoutes } from './routes/sharing/record.ts';
import { referralRoutes } from './routes/billing/referral.ts';
import { scheduleRoutes } from './routes/sharing/schedule.ts';
import { secondFactorRoutes } from './routes/access/second-factor.ts';
import { sessionsRoutes } from './routes/access/sessions.ts';
import { ownContentRoutes } from './routes/content/own-content.ts';
import { resultsRoutes } from './routes/sharing/results.ts';
import { schedulingRoutes } from './routes/sharing/scheduling.ts';
import { sharingRoutes } from './routes/sharing/sharing.ts';
import { signInLinkRoutes } from './routes/access/sign-in-link.ts';
import { siteRoutes } from './routes/site.ts';
import { socialRoutes } from './routes/access/social-sign-in.ts';
import { studioFileRoutes } from './routes/studio/studio-files.ts';
import { studioGlossaryRoutes } from './routes/studio/studio-glossary.ts';
import { studioLegalRoutes } from './routes/studio/studio-legal.ts';
import { studioPerkRoutes } from './routes/studio/studio-perks.ts';
import { studioSiteRoutes } from './routes/studio/studio-site.ts';
import { studioPictureRoutes } from './routes/studio/studio-pictures.ts';
import { studioTextRoutes } from './routes/studio/studio-texts.ts';
import { studioRoutes } from './routes/studio/studio.ts';
import { tasksDoneRoutes } from './routes/tasks-done.ts';
import { suggestionsRoutes } from './routes/content/suggestions.ts';
import { teamsRoutes } from './routes/profile/teams.ts';
import { largeUploadsRoutes } from './routes/profile/large-uploads.ts';
import { uploadsRoutes } from './routes/profile/uploads.ts';
import { usageRoutes } from './routes/usage.ts';
import { videosRoutes } from './routes/profile/videos.ts';
import { webinarsRoutes } from './routes/content/webinars.ts';
import { websiteRoutes } from './routes/profile/website.ts';
import { impersonationRoutes } from './routes/access/impersonation.ts';

/**
 * Every call of the wire, by feature. The server refuses to start when one of them has no handler or no policy; the browser's
 * route table, the OpenAPI document and the authorisation matrix are read off this object.
 */
export const api = {
  access: {
    ...accessRoutes,
    ...secondFactorRoutes,
    ...sessionsRoutes,
    ...loginCredentialsRoutes,
    ...newDeviceRoutes,
    ...passkeysRoutes,
    ...signInLinkRoutes,
    ...socialRoutes,
    ...impersonationRoutes,
  },
  account: { ...accountRoutes, ...adminLinkRoutes, ...consentRoutes },
  admin: { ...adminRoutes, ...auditRoutes },
  approval: approvalRoutes,
  autopilot: autopilotRoutes,
  content: { ...contentRoutes, ...ownContentRoutes, ...designRoutes, ...assetRoutes, ...tasksDoneRoutes },
  billing: {
    ...billingRoutes,
    ...billingAppleRoutes,
    ...billingCardRoutes,
    ...billingCouponRoutes,
    ...billingStaffRoutes,
  },
  compliance: complianceRoutes,
  crm: crmRoutes,
  documents: documentsRoutes,
  local: localRoutes,
  films: filmsRoutes,
  graphics: graphicsRoutes,
  leads: leadsRoutes,
  microsite: micrositeRoutes,
  perks: perksRoutes,
  profile: profileRoutes,
  realtalk: recordingsRoutes,
  referral: referralRoutes,
  results: resultsRoutes,
  scheduling: schedulingRoutes,
  sharing: {
    ...sharingRoutes,
    ...connectionsRoutes,
    ...networkCallsRoutes,
    ...postActsRoutes,
    ...postingPreferencesRoutes,
    ...queueRoutes,
    ...recordRoutes,
    ...scheduleRoutes,
    ...draftsRoutes,
  },
  site: siteRoutes,
  studio: {
    ...studioRoutes,
    ...studioTextRoutes,
    ...studioFileRoutes,
    ...studioPictureRoutes,
    ...studioGlossaryRoutes,
    ...studioLegalRoutes,
    ...studioPerkRoutes,
    ...studioSiteRoutes,
  },
  suggestions: suggestionsRoutes,
  teams: teamsRoutes,
  uploads: { ...uploadsRoutes, ...largeUploadsRoutes, ...videosRoutes, ...websiteRoutes },
  usage: usageRoutes,
  webinars: webinarsRoutes,
} as const;

export type Api = typeof api;
