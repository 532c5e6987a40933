import type { Messages, Twin } from '../lib/i18n/messages.ts';

interface Area<M extends Messages> {
  en: () => Promise<{ messages: M }>;
  es: () => Promise<{ messages: Twin<M> }>;
}

function area<const M extends Messages>(loaders: Area<M>): Area<M> {
  return loaders;
}

/** Every catalog there is. A feature adds its line here and its two files; a page is shown once its areas are loaded. */
export const areas = {
  common: area({ en: () => import('./en/frame/common.ts'), es: () => import('./es/frame/common.ts') }),
  shell: area({ en: () => import('./en/frame/shell.ts'), es: () => import('./es/frame/shell.ts') }),
  titles: area({ en: () => import('./en/frame/titles.ts'), es: () => import('./es/frame/titles.ts') }),
  errors: area({ en: () => import('./en/frame/errors.ts'), es: () => import('./es/frame/errors.ts') }),
  refusals: area({ en: () => import('./en/frame/refusals.ts'), es: () => import('./es/frame/refusals.ts') }),
  access: area({ en: () => import('./en/access/access.ts'), es: () => import('./es/access/access.ts') }),
  account: area({ en: () => import('./en/access/account.ts'), es: () => import('./es/access/account.ts') }),
  security: area({ en: () => import('./en/access/security.ts'), es: () => import('./es/access/security.ts') }),
  approval: area({ en: () => import('./en/sharing/approval.ts'), es: () => import('./es/sharing/approval.ts') }),
  autopilot: area({ en: () => import('./en/sharing/autopilot.ts'), es: () => import('./es/sharing/autopilot.ts') }),
  scheduling: area({ en: () => import('./en/sharing/scheduling.ts'), es: () => import('./es/sharing/scheduling.ts') }),
  results: area({ en: () => import('./en/sharing/results.ts'), es: () => import('./es/sharing/results.ts') }),
  exactness: area({ en: () => import('./en/sharing/exactness.ts'), es: () => import('./es/sharing/exactness.ts') }),
  sharing: area({ en: () => import('./en/sharing/sharing.ts'), es: () => import('./es/sharing/sharing.ts') }),
  composer: area({ en: () => import('./en/sharing/composer.ts'), es: () => import('./es/sharing/composer.ts') }),
  connections: area({
    en: () => import('./en/sharing/connections.ts'),
    es: () => import('./es/sharing/connections.ts'),
  }),
  dashboard: area({ en: () => import('./en/content/dashboard.ts'), es: () => import('./es/content/dashboard.ts') }),
  design: area({ en: () => import('./en/frame/design.ts'), es: () => import('./es/frame/design.ts') }),
  compliance: area({ en: () => import('./en/sharing/compliance.ts'), es: () => import('./es/sharing/compliance.ts') }),
  content: area({ en: () => import('./en/content/content.ts'), es: () => import('./es/content/content.ts') }),
  changes: area({ en: () => import('./en/content/changes.ts'), es: () => import('./es/content/changes.ts') }),
  notices: area({ en: () => import('./en/content/notices.ts'), es: () => import('./es/content/notices.ts') }),
  graphics: area({ en: () => import('./en/content/graphics.ts'), es: () => import('./es/content/graphics.ts') }),
  admin: area({ en: () => import('./en/access/admin.ts'), es: () => import('./es/access/admin.ts') }),
  canvas: area({ en: () => import('./en/content/canvas.ts'), es: () => import('./es/content/canvas.ts') }),
  designs: area({ en: () => import('./en/content/designs.ts'), es: () => import('./es/content/designs.ts') }),
  studio: area({ en: () => import('./en/studio/studio.ts'), es: () => import('./es/studio/studio.ts') }),
  fields: area({ en: () => import('./en/studio/fields.ts'), es: () => import('./es/studio/fields.ts') }),
  pictures: area({ en: () => import('./en/studio/pictures.ts'), es: () => import('./es/studio/pictures.ts') }),
  offers: area({ en: () => import('./en/studio/offers.ts'), es: () => import('./es/studio/offers.ts') }),
  legal: area({ en: () => import('./en/studio/legal.ts'), es: () => import('./es/studio/legal.ts') }),
  consent: area({ en: () => import('./en/access/consent.ts'), es: () => import('./es/access/consent.ts') }),
  coupons: area({ en: () => import('./en/billing/coupons.ts'), es: () => import('./es/billing/coupons.ts') }),
  audit: area({ en: () => import('./en/access/audit.ts'), es: () => import('./es/access/audit.ts') }),
  collisions: area({ en: () => import('./en/profile/collisions.ts'), es: () => import('./es/profile/collisions.ts') }),
  profile: area({ en: () => import('./en/profile/profile.ts'), es: () => import('./es/profile/profile.ts') }),
  assets: area({ en: () => import('./en/content/assets.ts'), es: () => import('./es/content/assets.ts') }),
  suggestions: area({
    en: () => import('./en/content/suggestions.ts'),
    es: () => import('./es/content/suggestions.ts'),
  }),
  webinars: area({ en: () => import('./en/content/webinars.ts'), es: () => import('./es/content/webinars.ts') }),
  microsite: area({ en: () => import('./en/content/microsite.ts'), es: () => import('./es/content/microsite.ts') }),
  emails: area({ en: () => import('./en/content/emails.ts'), es: () => import('./es/content/emails.ts') }),
  local: area({ en: () => import('./en/content/local.ts'), es: () => import('./es/content/local.ts') }),
  usage: area({ en: () => import('./en/access/usage.ts'), es: () => import('./es/access/usage.ts') }),
  tools: area({ en: () => import('./en/content/tools.ts'), es: () => import('./es/content/tools.ts') }),
  recorder: area({ en: () => import('./en/content/recorder.ts'), es: () => import('./es/content/recorder.ts') }),
  site: area({ en: () => import('./en/studio/site.ts'), es: () => import('./es/studio/site.ts') }),
  perks: area({ en: () => import('./en/billing/perks.ts'), es: () => import('./es/billing/perks.ts') }),
  realtalk: area({ en: () => import('./en/content/realtalk.ts'), es: () => import('./es/content/realtalk.ts') }),
  referral: area({ en: () => import('./en/billing/referral.ts'), es: () => import('./es/billing/referral.ts') }),
  plan: area({ en: () => import('./en/content/plan.ts'), es: () => import('./es/content/plan.ts') }),
  parts: area({ en: () => import('./en/profile/parts.ts'), es: () => import('./es/profile/parts.ts') }),
  onboarding: area({ en: () => import('./en/profile/onboarding.ts'), es: () => import('./es/profile/onboarding.ts') }),
  uploads: area({ en: () => import('./en/profile/uploads.ts'), es: () => import('./es/profile/uploads.ts') }),
  billing: area({ en: () => import('./en/billing/billing.ts'), es: () => import('./es/billing/billing.ts') }),
  teams: area({ en: () => import('./en/profile/teams.ts'), es: () => import('./es/profile/teams.ts') }),
  impersonation: area({
    en: () => import('./en/access/impersonation.ts'),
    es: () => import('./es/access/impersonation.ts'),
  }),
  preparation: area({ en: () => import('./en/frame/preparation.ts'), es: () => import('./es/frame/preparation.ts') }),
  states: area({ en: () => import('./en/frame/states.ts'), es: () => import('./es/frame/states.ts') }),
  upsell: area({ en: () => import('./en/billing/upsell.ts'), es: () => import('./es/billing/upsell.ts') }),
  setup: area({ en: () => import('./en/profile/setup.ts'), es: () => import('./es/profile/setup.ts') }),
};

export type AreaName = keyof typeof areas;
export type MessagesOf<Name extends AreaName> = Awaited<ReturnType<(typeof areas)[Name]['en']>>['messages'];
