import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import type { AuthUser } from './ports.ts';
import type { HeldFeature } from './features-store.ts';
import type { MemberRow } from './store.ts';

interface Relation {
  id: string;
  type: UserType | null;
  status: AccountStatus;
  is_admin: boolean;
}

const presentFeature = (feature: HeldFeature) => ({
  id: feature.feature_id,
  slug: feature.slug,
  is_plan: feature.is_plan,
  includes: feature.includes,
});

/** A member as the documents' auth user. */
export function presentAuthUser(
  member: MemberRow,
  parts: { features: HeldFeature[]; parents: Relation[]; children: Relation[]; services: AuthUser['services'] },
): AuthUser {
  return {
    id: member.id,
    first_name: member.first_name,
    last_name: member.last_name,
    email: member.email,
    username: member.username,
    phone: member.phone,
    status: member.status,
    type: member.type,
    max_logins: member.max_logins,
    parents: parts.parents.map((parent) => ({
      parent: { id: parent.id, type: parent.type },
      is_admin: parent.is_admin,
      statuses: [{ account_type_id: 1, status: parent.status }],
    })),
    children: parts.children.map((child) => ({
      child: { id: child.id, type: child.type as UserType | null },
      is_admin: child.is_admin,
    })),
    access_levels: [{ access_level: member.access_level }],
    features: parts.features.filter((feature) => !feature.expired).map(presentFeature),
    expired_features: parts.features.filter((feature) => feature.expired).map(presentFeature),
    services: parts.services,
  };
}
