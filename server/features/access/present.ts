import { readPhone } from '@yardsign/contracts/phone-numbers';
import type { AccountRow } from './account-store.ts';
import type { AuthUser } from './ports.ts';
import { featuresInForce, type HeldFeature } from './features-store.ts';

const presentFeature = (feature: HeldFeature) => ({
  id: feature.feature_id,
  slug: feature.slug,
  is_plan: feature.is_plan,
  includes: feature.includes,
});

/** A member as the documents' auth user. */
export function presentAuthUser(row: AccountRow, services: AuthUser['services'], now: Date): AuthUser {
  const features = featuresInForce(row.held, now);
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    username: row.username,
    phone: readPhone(row.phone).shown,
    status: row.status,
    type: row.type,
    max_logins: row.max_logins,
    parents: row.parents.map((parent) => ({
      parent: { id: parent.id, type: parent.type },
      is_admin: parent.is_admin,
      statuses: [{ account_type_id: 1, status: parent.status }],
    })),
    children: row.children.map((child) => ({ child: { id: child.id, type: child.type }, is_admin: child.is_admin })),
    children_count: row.children_count,
    access_levels: [{ access_level: row.access_level }],
    features: features.filter((feature) => !feature.expired).map(presentFeature),
    expired_features: features.filter((feature) => feature.expired).map(presentFeature),
    services,
  };
}
