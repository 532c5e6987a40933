import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { basicProfileQuery } from '../api.ts';
import { type Brand, brandQuery, WATCHED } from '../brand-query.ts';
import type { BasicProfile } from '../model.ts';

interface LoadedProfileProps {
  memberId: string;
  /** How many fields the form has, for the shape that stands there meanwhile. */
  fields: number;
  /** The form, once what it shows is here. */
  children: (profile: BasicProfile, brand: Brand) => ReactNode;
}

/** Loads what a form about the profile shows: its shape meanwhile, and a way to try again when it cannot be had. */
export function LoadedProfile({ memberId, fields, children }: LoadedProfileProps) {
  const text = useText('profile');
  const profile = useQuery({ ...basicProfileQuery(memberId), ...WATCHED });
  const brand = useQuery(brandQuery);
  const shape = { waiting: <FormSkeleton fields={fields} />, place: 'list', failed: text('loadFailed') } as const;
  return (
    <Loaded query={profile} {...shape}>
      {(read) => (
        <Loaded query={brand} {...shape}>
          {(worn) => children(read, worn)}
        </Loaded>
      )}
    </Loaded>
  );
}
