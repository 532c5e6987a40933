import type { AuditAction } from '@yardsign/domain/audit/actions';

/** One sentence an act. `{subject}` is whom it was done to; the other words are the keys of the act's detail. */
export const messages = {
  'member.status-changed': 'Changed the status of {subject} from {from} to {to}.',
  'member.type-changed': 'Changed the user type of {subject} from {from} to {to}.',
  'member.level-changed': 'Changed the access level of {subject} from {from} to {to}.',
  'member.seats-changed': 'Changed the seats of {subject}’s team from {from} to {to}.',
  'member.max-logins-changed': 'Changed the number of logins of {subject} from {from} to {to}.',
  'member.blocked': 'Blocked {subject} and ended every session ({sessions}).',
  'member.unblocked': 'Unblocked {subject}.',
  'feature.granted': 'Gave {subject} the feature {feature}.',
  'feature.expired': 'Let the feature {feature} of {subject} expire.',
  'feature.removed': 'Took the feature {feature} from {subject}.',
  'sessions.ended': 'Ended every session of {subject} ({sessions}).',
  'password.reset-sent': 'Sent {subject} a mail to choose a new password.',
  'audit.exported': 'Exported {entries} entries of the audit log.',
} as const satisfies Record<AuditAction, string>;
