import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { ApiError, hasCode } from '../../lib/api/api-error.ts';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

type Group = NonNullable<Answer<'profile', 'getProfiles'>['data']['profiles']['basic']>;

/**
 * One group of a member's profile; empty, so that every field begins with its default, for a member who has no profile yet.
 * A call that fails is tried three times in all by whoever asks (`web/lib/query-client.ts`).
 *
 * @throws ApiError `invalid_user_id`, without a call, when nobody is meant.
 */
export async function loadGroup(memberId: string, feature: ProfileFeature, signal?: AbortSignal): Promise<Group> {
  if (memberId === '' || memberId === '0')
    throw new ApiError({ code: 'invalid_user_id', status: 400, message: 'Invalid user id' });
  try {
    const { data } = await api.profile.getProfiles({ params: { memberId }, ...(signal && { signal }) });
    return data.profiles[feature];
  } catch (error) {
    if (hasCode(error, 'profile_not_found')) return {};
    throw error;
  }
}
