import { type ContentMode, contentModeOf } from '@yardsign/domain/profile/content-mode';
import { sql } from 'kysely';
import type { StatementPart } from '../../platform/database/part.ts';
import { imageUrl } from './ports.ts';

/** The little of a profile that the session, the account menu and the choice of accounts show. */
export interface ProfileSummary {
  flags: number[];
  photoUrl: string | null;
  company: string;
  contentMode: ContentMode;
}

interface SummaryAnswer {
  flags: number[] | null;
  fields: Record<string, string> | null;
}

export const profileSummaryPart: StatementPart<ProfileSummary> = {
  tables: ['profile_flag', 'profile_field'],
  select: (memberId) => sql`jsonb_build_object(
    'flags', (
      select jsonb_agg(profile_flag.flag_id order by profile_flag.flag_id)
      from profile_flag where profile_flag.member_id = ${memberId}
    ),
    'fields', (
      select jsonb_object_agg(profile_field.name, coalesce(profile_field.locked_value, profile_field.value))
      from profile_field
      where profile_field.member_id = ${memberId} and profile_field.feature = 'basic'
        and profile_field.name in ('photo', 'company', 'kcm_onboarding_goal')
    )
  )`,
  read(answer) {
    const { flags, fields } = answer as SummaryAnswer;
    const photo = fields?.['photo'] ?? '';
    return {
      flags: flags ?? [],
      photoUrl: photo === '' ? null : imageUrl(photo),
      company: fields?.['company'] ?? '',
      contentMode: contentModeOf(fields?.['kcm_onboarding_goal'] ?? ''),
    };
  },
};
