import type { SlotAnswers } from '@yardsign/domain/content/slots';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Language } from '../../../../lib/i18n/language.ts';

/** What stands in the fields of a piece and cannot be saved as it is, by the keys of slots. No call answers it: forms write it. */
export function wrongAnswersQuery(contentId: string, language: Language) {
  return queryOptions<SlotAnswers>({
    queryKey: ['wrong-answers', contentId, language],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether something was typed into the fields of this piece that its picture does not show, because something is wrong with it. */
export function useHasWrongAnswers(contentId: string, language: Language): boolean {
  return Object.keys(useQuery(wrongAnswersQuery(contentId, language)).data ?? {}).length > 0;
}
