import type { ContentType } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../../lib/i18n/language.ts';
import { categoriesQuery } from '../../api.ts';

/**
 * The categories to choose from: those that have something of these types, and the chosen one, which has a name also where it has nothing
 * of them, such as after another type was chosen.
 */
export function useCategories(types: readonly ContentType[], language: Language, chosen: string | null) {
  const { data: found, isError, isPending } = useQuery(categoriesQuery(types, language));
  const lacks = chosen !== null && found !== undefined && !found.some(({ slug }) => slug === chosen);
  const { data: all = [], isLoading } = useQuery({ ...categoriesQuery([], language), enabled: lacks });
  const empty = lacks ? all.filter(({ slug }) => slug === chosen).map((category) => ({ ...category, count: 0 })) : [];
  return { categories: [...(found ?? []), ...empty], failed: isError, waiting: isPending || isLoading };
}
