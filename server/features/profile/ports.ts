import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getBrand, getProfiles, saveProfile } from '@yardsign/contracts/routes/profile/profile';
import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

/** The resolved brand: what every piece wears. */
export type MemberBrand = RouteTypes<typeof getBrand>['answer']['brand'];
export type FieldEntry = RouteTypes<typeof saveProfile>['body'][number];
export type Profiles = RouteTypes<typeof getProfiles>['answer']['data']['profiles'];

export interface ProfileDeps {
  db: Db;
  clock: Clock;
  /** Called in the transaction of a change that pieces show. */
  onBrandChange(tx: Tx, memberIds: readonly string[]): Promise<void>;
  /** Gives a member again what their team sets in a group. */
  giveTeamSettings(tx: Tx, memberId: string, feature: ProfileFeature): Promise<void>;
  /** Which of these addresses are videos of the member's own that can be an intro or an outro. */
  ownVideos(tx: Tx, memberId: string, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Where a picture of a member is fetched from. */
export function imageUrl(sha256: string): string {
  return `/api/app/v1/files/${sha256}`;
}
