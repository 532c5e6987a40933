import { useQuery } from '@tanstack/react-query';
import { type LocalSettings, localSettings } from '@yardsign/domain/profile/local-settings';
import { useSession } from '../../../lib/session/session-query.ts';
import { type Brand, brandQuery } from '../../profile/brand-query.ts';
import { partQuery, useSavePart } from '../../profile/parts/part-api.ts';
import { linesOf, readPart } from '../../profile/parts/part-model.ts';

/** What the profile says of a member's markets, and how their figures are shown. */
export interface LocalProfile extends LocalSettings {
  memberId: string;
  markets: readonly string[];
  brand: Brand;
}

/** The local part of the member's profile, with the brand that charts wear. */
export function useLocalProfile() {
  const memberId = useSession()?.user.id ?? '';
  const profile = useQuery({ ...partQuery(memberId, 'local'), enabled: memberId !== '' });
  const brand = useQuery(brandQuery);
  const broken = [profile, brand].find(({ data, error }) => data === undefined && error !== null);
  let data: LocalProfile | undefined;
  if (profile.data && brand.data) {
    const values = readPart('local', profile.data, brand.data);
    const stored = (name: string) => values[name] ?? '';
    data = { ...localSettings(stored), memberId, markets: linesOf(stored('markets')), brand: brand.data };
  }
  return {
    data,
    error: broken?.error ?? null,
    isFetching: profile.isFetching || brand.isFetching,
    refetch: () => [profile, brand].forEach((query) => void query.refetch()),
  };
}

/** Saves one of its fields: the markets, one a line, or the figures that come first, with commas between. */
export function useSaveLocal({ memberId, brand }: LocalProfile) {
  const save = useSavePart(memberId, 'local');
  return {
    busy: save.isPending,
    error: save.error,
    reset: save.reset,
    save: (name: 'markets' | 'favoriteMetrics', value: string, onSuccess?: () => void) =>
      save.mutate({ values: { [name]: value }, names: [name], firstName: brand.firstName }, onSuccess && { onSuccess }),
    /** What is being saved of a field, until it is. */
    pending: (name: string) => (save.isPending ? save.variables.values[name] : undefined),
  };
}
