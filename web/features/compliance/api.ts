import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** What the member's profile says and pictures show, in the language of a text. */
export const adFactsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['profile', 'advertising', language],
    queryFn: async () => (await api.compliance.checkAdvertising({ body: { caption: '', language } })).facts,
  });
