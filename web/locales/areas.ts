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
  common: area({ en: () => import('./en/common.ts'), es: () => import('./es/common.ts') }),
  shell: area({ en: () => import('./en/shell.ts'), es: () => import('./es/shell.ts') }),
  titles: area({ en: () => import('./en/titles.ts'), es: () => import('./es/titles.ts') }),
  errors: area({ en: () => import('./en/errors.ts'), es: () => import('./es/errors.ts') }),
  access: area({ en: () => import('./en/access.ts'), es: () => import('./es/access.ts') }),
  account: area({ en: () => import('./en/account.ts'), es: () => import('./es/account.ts') }),
  security: area({ en: () => import('./en/security.ts'), es: () => import('./es/security.ts') }),
  approval: area({ en: () => import('./en/approval.ts'), es: () => import('./es/approval.ts') }),
  autopilot: area({ en: () => import('./en/autopilot.ts'), es: () => import('./es/autopilot.ts') }),
  scheduling: area({ en: () => import('./en/scheduling.ts'), es: () => import('./es/scheduling.ts') }),
  results: area({ en: () => import('./en/results.ts'), es: () => import('./es/results.ts') }),
  sharing: area({ en: () => import('./en/sharing.ts'), es: () => import('./es/sharing.ts') }),
  dashboard: area({ en: () => import('./en/dashboard.ts'), es: () => import('./es/dashboard.ts') }),
  design: area({ en: () => import('./en/design.ts'), es: () => import('./es/design.ts') }),
  compliance: area({ en: () => import('./en/compliance.ts'), es: () => import('./es/compliance.ts') }),
  content: area({ en: () => import('./en/content.ts'), es: () => import('./es/content.ts') }),
  graphics: area({ en: () => import('./en/graphics.ts'), es: () => import('./es/graphics.ts') }),
  admin: area({ en: () => import('./en/admin.ts'), es: () => import('./es/admin.ts') }),
  canvas: area({ en: () => import('./en/canvas.ts'), es: () => import('./es/canvas.ts') }),
  designs: area({ en: () => import('./en/designs.ts'), es: () => import('./es/designs.ts') }),
  studio: area({ en: () => import('./en/studio.ts'), es: () => import('./es/studio.ts') }),
  fields: area({ en: () => import('./en/fields.ts'), es: () => import('./es/fields.ts') }),
  pictures: area({ en: () => import('./en/pictures.ts'), es: () => import('./es/pictures.ts') }),
  offers: area({ en: () => import('./en/offers.ts'), es: () => import('./es/offers.ts') }),
  legal: area({ en: () => import('./en/legal.ts'), es: () => import('./es/legal.ts') }),
  consent: area({ en: () => import('./en/consent.ts'), es: () => import('./es/consent.ts') }),
  coupons: area({ en: () => import('./en/coupons.ts'), es: () => import('./es/coupons.ts') }),
  audit: area({ en: () => import('./en/audit.ts'), es: () => import('./es/audit.ts') }),
  collisions: area({ en: () => import('./en/collisions.ts'), es: () => import('./es/collisions.ts') }),
  profile: area({ en: () => import('./en/profile.ts'), es: () => import('./es/profile.ts') }),
  assets: area({ en: () => import('./en/assets.ts'), es: () => import('./es/assets.ts') }),
  suggestions: area({ en: () => import('./en/suggestions.ts'), es: () => import('./es/suggestions.ts') }),
  webinars: area({ en: () => import('./en/webinars.ts'), es: () => import('./es/webinars.ts') }),
  microsite: area({ en: () => import('./en/microsite.ts'), es: () => import('./es/microsite.ts') }),
  emails: area({ en: () => import('./en/emails.ts'), es: () => import('./es/emails.ts') }),
  local: area({ en: () => import('./en/local.ts'), es: () => import('./es/local.ts') }),
  tools: area({ en: () => import('./en/tools.ts'), es: () => import('./es/tools.ts') }),
  site: area({ en: () => import('./en/site.ts'), es: () => import('./es/site.ts') }),
  perks: area({ en: () => import('./en/perks.ts'), es: () => import('./es/perks.ts') }),
  referral: area({ en: () => import('./en/referral.ts'), es: () => import('./es/referral.ts') }),
  plan: area({ en: () => import('./en/plan.ts'), es: () => import('./es/plan.ts') }),
  parts: area({ en: () => import('./en/parts.ts'), es: () => import('./es/parts.ts') }),
  onboarding: area({ en: () => import('./en/onboarding.ts'), es: () => import('./es/onboarding.ts') }),
  uploads: area({ en: () => import('./en/uploads.ts'), es: () => import('./es/uploads.ts') }),
  billing: area({ en: () => import('./en/billing.ts'), es: () => import('./es/billing.ts') }),
  teams: area({ en: () => import('./en/teams.ts'), es: () => import('./es/teams.ts') }),
  impersonation: area({ en: () => import('./en/impersonation.ts'), es: () => import('./es/impersonation.ts') }),
  preparation: area({ en: () => import('./en/preparation.ts'), es: () => import('./es/preparation.ts') }),
  states: area({ en: () => import('./en/states.ts'), es: () => import('./es/states.ts') }),
  upsell: area({ en: () => import('./en/upsell.ts'), es: () => import('./es/upsell.ts') }),
  setup: area({ en: () => import('./en/setup.ts'), es: () => import('./es/setup.ts') }),
};

export type AreaName = keyof typeof areas;
export type MessagesOf<Name extends AreaName> = Awaited<ReturnType<(typeof areas)[Name]['en']>>['messages'];
