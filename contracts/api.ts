import { accessRoutes } from './routes/access.ts';
import { accountRoutes } from './routes/account.ts';
import { adminLinkRoutes } from './routes/admin-link.ts';
import { adminRoutes } from './routes/admin.ts';
import { auditRoutes } from './routes/audit.ts';
import { assetRoutes } from './routes/assets.ts';
import { approvalRoutes } from './routes/approval.ts';
import { autopilotRoutes } from './routes/autopilot.ts';
import { billingAppleRoutes } from './routes/billing-apple.ts';
import { billingCardRoutes } from './routes/billing-card-pages.ts';
import { billingStaffRoutes } from './routes/billing-staff.ts';
import { billingRoutes } from './routes/billing.ts';
import { complianceRoutes } from './routes/compliance.ts';
import { contentRoutes } from './routes/content.ts';
import { connectionsRoutes } from './routes/connections.ts';
import { documentsRoutes } from './routes/documents.ts';
import { draftsRoutes } from './routes/drafts.ts';
import { graphicsRoutes } from './routes/graphics.ts';
import { leadsRoutes } from './routes/leads.ts';
import { loginCredentialsRoutes } from './routes/login-credentials.ts';
import { newDeviceRoutes } from './routes/new-device.ts';
import { passkeysRoutes } from './routes/passkeys.ts';
import { micrositeRoutes } from './routes/microsite.ts';
import { postingPreferencesRoutes } from './routes/posting-preferences.ts';
import { networkCallsRoutes } from './routes/network-calls.ts';
import { perksRoutes } from './routes/perks.ts';
import { profileRoutes } from './routes/profile.ts';
import { queueRoutes } from './routes/queue.ts';
import { recordRoutes } from './routes/record.ts';
import { referralRoutes } from './routes/referral.ts';
import { scheduleRoutes } from './routes/schedule.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';
import { sessionsRoutes } from './routes/sessions.ts';
import { ownContentRoutes } from './routes/own-content.ts';
import { schedulingRoutes } from './routes/scheduling.ts';
import { sharingRoutes } from './routes/sharing.ts';
import { signInLinkRoutes } from './routes/sign-in-link.ts';
import { siteRoutes } from './routes/site.ts';
import { socialRoutes } from './routes/social-sign-in.ts';
import { studioFileRoutes } from './routes/studio-files.ts';
import { studioPictureRoutes } from './routes/studio-pictures.ts';
import { studioTextRoutes } from './routes/studio-texts.ts';
import { studioRoutes } from './routes/studio.ts';
import { tasksDoneRoutes } from './routes/tasks-done.ts';
import { suggestionsRoutes } from './routes/suggestions.ts';
import { teamsRoutes } from './routes/teams.ts';
import { largeUploadsRoutes } from './routes/large-uploads.ts';
import { uploadsRoutes } from './routes/uploads.ts';
import { videosRoutes } from './routes/videos.ts';
import { websiteRoutes } from './routes/website.ts';
import { impersonationRoutes } from './routes/impersonation.ts';

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
  account: { ...accountRoutes, ...adminLinkRoutes },
  admin: { ...adminRoutes, ...auditRoutes },
  approval: approvalRoutes,
  autopilot: autopilotRoutes,
  content: { ...contentRoutes, ...ownContentRoutes, ...assetRoutes, ...tasksDoneRoutes },
  billing: { ...billingRoutes, ...billingAppleRoutes, ...billingCardRoutes, ...billingStaffRoutes },
  compliance: complianceRoutes,
  documents: documentsRoutes,
  graphics: graphicsRoutes,
  leads: leadsRoutes,
  microsite: micrositeRoutes,
  perks: perksRoutes,
  profile: profileRoutes,
  referral: referralRoutes,
  scheduling: schedulingRoutes,
  sharing: {
    ...sharingRoutes,
    ...connectionsRoutes,
    ...networkCallsRoutes,
    ...postingPreferencesRoutes,
    ...queueRoutes,
    ...recordRoutes,
    ...scheduleRoutes,
    ...draftsRoutes,
  },
  site: siteRoutes,
  studio: { ...studioRoutes, ...studioTextRoutes, ...studioFileRoutes, ...studioPictureRoutes },
  suggestions: suggestionsRoutes,
  teams: teamsRoutes,
  uploads: { ...uploadsRoutes, ...largeUploadsRoutes, ...videosRoutes, ...websiteRoutes },
} as const;

export type Api = typeof api;
