import { api } from '@yardsign/contracts/api';
import { PROFILE_FEATURES } from '@yardsign/domain/profile/profile-fields';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { memberOf, signedIn } from '../../platform/http/policies.ts';
import { mustBeMember } from './must-be-member.ts';
import { mayChangeProfile, mayReadProfile } from './policy.ts';
import type { ProfileDeps } from './ports.ts';
import { giveDefaults } from './give-defaults.ts';
import { readWornBrand } from './read-brand.ts';
import { readProfiles } from './read-profiles.ts';
import { resetGroup } from './reset-group.ts';
import { saveProfile } from './save-profile.ts';
import { flagsOf, noteFlag } from './store.ts';

export function profileRoutes(deps: ProfileDeps): BoundRoute[] {
  return [
    bind(api.profile.getProfiles, {
      policy: mayReadProfile,
      handle: async ({ params }) => ({ data: { profiles: await readProfiles(deps, params.memberId) } }),
    }),
    bind(api.profile.saveProfile, {
      policy: mayChangeProfile,
      handle: async ({ params, body }) => ({
        data: { profile: await saveProfile(deps, params.memberId, params.feature, body) },
      }),
    }),
    bind(api.profile.resetProfile, {
      policy: mayChangeProfile,
      handle: async ({ params }) => ({ data: { profile: await resetGroup(deps, params.memberId, params.feature) } }),
    }),
    bind(api.profile.giveDefaults, {
      policy: mayChangeProfile,
      async handle({ params, query }) {
        const asked = new Set<string>(query.features.split(','));
        const features = PROFILE_FEATURES.filter((feature) => asked.has(feature));
        return { data: { profiles: await giveDefaults(deps, params.memberId, features) } };
      },
    }),
    bind(api.profile.getFlags, {
      policy: mayReadProfile,
      async handle({ params }) {
        const rows = await flagsOf(deps.db, params.memberId);
        if (rows.length === 0) await mustBeMember(deps.db, params.memberId);
        return {
          data: {
            flags: rows.map((row) => ({ flag: { id: row.flag_id }, last_added_at: row.last_added_at.toISOString() })),
          },
        };
      },
    }),
    bind(api.profile.addFlag, {
      policy: mayChangeProfile,
      handle: ({ params }) => noteFlag(deps.db, params.memberId, params.flagId, deps.clock.now()),
    }),
    bind(api.profile.getBrand, {
      policy: signedIn,
      async handle({ actor }) {
        const { userId } = memberOf(actor);
        const { brand, language } = await readWornBrand(deps, userId);
        return { brand, contentLanguage: language };
      },
    }),
  ];
}
