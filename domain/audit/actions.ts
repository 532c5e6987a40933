/**
 * Everything the audit log can say. To add an act: a line here, and its sentence in `web/locales/{en,es}/audit.ts`, where a
 * missing one is a type error. The words of a detail (`{from}`, `{to}`) are the keys that `recordAct` was given.
 */
export const AUDIT_ACTIONS = [
  'member.status-changed',
  'member.type-changed',
  'member.level-changed',
  'member.seats-changed',
  'member.max-logins-changed',
  'member.blocked',
  'member.unblocked',
  'feature.granted',
  'feature.expired',
  'feature.removed',
  'billing.plan-changed',
  'sessions.ended',
  'password.reset-sent',
  'second-factor.enabled',
  'second-factor.disabled',
  'second-factor.codes-renewed',
  'second-factor.removed',
  'credential.added',
  'credential.changed',
  'credential.removed',
  'passkey.added',
  'passkey.removed',
  'passkey.refused',
  'identity.linked',
  'identity.removed',
  'account.created',
  'account.admin-made',
  'account.updated',
  'account.signup-finished',
  'account.trial-started',
  'account.feature-added',
  'account.deletion-requested',
  'account.deletion-confirmed',
  'account.restored',
  'account.purged',
  'password.changed',
  'password.reset',
  'email.change-requested',
  'email.changed',
  'audit.exported',
  // Impersonation. Entries are never changed, so that the names of the first ones stay.
  'viewing.started',
  'viewing.ended',
  'viewing.acted',
  'team.invited',
  'team.invite-resent',
  'team.invite-cancelled',
  'team.invite-declined',
  'team.joined',
  'team.admin-made',
  'team.admin-revoked',
  'team.member-removed',
  'team.left',
  'team.ended',
  'team.field-locked',
  'team.field-unlocked',
  'team.gaps-filled',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Whether this build has a sentence for the act. A log may be older or newer than the program that reads it. */
export function isAuditAction(action: string): action is AuditAction {
  return (AUDIT_ACTIONS as readonly string[]).includes(action);
}
