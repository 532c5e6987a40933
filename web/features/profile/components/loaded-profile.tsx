import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { basicProfileQuery } from '../api.ts';
import { type Brand, brandQuery } from '../brand-query.ts';
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
  const common = useText('common');
  const errorText = useErrorText();
  const profile = useQuery(basicProfileQuery(memberId));
  const brand = useQuery(brandQuery);
  if (profile.data && brand.data) return children(profile.data, brand.data);
  const error = profile.error ?? brand.error;
  if (error === null) return <FormSkeleton fields={fields} />;

  function retry() {
    void profile.refetch();
    void brand.refetch();
  }

  return (
    <EmptyState drawing="error" title={text('loadFailed')} action={<Button onClick={retry}>{common('retry')}</Button>}>
      {errorText(error)}
    </EmptyState>
  );
}
