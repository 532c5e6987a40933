import { useMemo } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Level, ShownStatus, UserType } from '../model.ts';

/** The words for statuses, types, levels and features. A feature that this build does not know is called by its slug. */
export function useAdminWords() {
  const text = useText('admin');
  return useMemo(
    () => ({
      status: (status: ShownStatus) => text(`status_${status}`),
      type: (type: UserType | null) => (type === null ? text('noType') : text(`type_${type}`)),
      level: (level: number) => text(`level_${Math.min(3, Math.max(1, level)) as Level}`),
      feature(slug: string) {
        const key = `feature_${slug}`;
        const words = text(key as 'feature_free');
        return words === key ? slug : words;
      },
    }),
    [text],
  );
}
