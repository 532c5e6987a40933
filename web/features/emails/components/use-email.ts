import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import { relatedPieceQuery } from '../../content/api.ts';
import { micrositeQuery } from '../../microsite/api.ts';
import type { Brand } from '../../profile/brand-query.ts';
import type { PartValues } from '../../profile/parts/part-model.ts';
import type { KeptEmail } from '../email-drafts.ts';
import { type EmailDraft, emptyDraft, isFormat, keepDraft, readDraft, typedOf } from '../model/draft.ts';
import { emailHtml, missingInBrand } from '../model/email-html.ts';

export interface EmailOptions {
  memberId: string;
  language: Language;
  brand: Brand;
  settings: PartValues;
}

/** The e-mail that is being put together, kept in this browser as it is typed, with what it is made of. */
export function useEmail({ memberId, language, brand, settings }: EmailOptions) {
  const usual = settings['content_format'];
  const fresh = () => emptyDraft(language, isFormat(usual) ? usual : '0');
  const [draft, setDraft] = useState<EmailDraft>(() => readDraft(memberId) ?? fresh());
  const microsite = useQuery(micrositeQuery);
  const asked = useQueries({ queries: draft.pieces.map((id) => relatedPieceQuery(id, draft.language)) });
  const pieces = asked.flatMap(({ data }) => data ?? []);
  const home = microsite.data?.shows.home ? microsite.data.home[draft.language] : null;

  const html = emailHtml({ draft, pieces, brand, settings, home });

  useEffect(() => keepDraft(memberId, draft), [memberId, draft]);

  return {
    draft,
    change: (part: Partial<EmailDraft>) => setDraft((before) => ({ ...before, ...part })),
    startOver: () => setDraft(fresh()),
    /** Goes on with a draft where its pieces are, or where it begins. */
    goOn: ({ id, typed }: KeptEmail) =>
      setDraft({ ...typedOf(typed), keptAs: id, step: typed.pieces.length > 0 ? 'choose' : 'start' }),
    pieces,
    /** Chosen pieces that are gone, or that cannot be read now. */
    lost: asked.filter(({ isError }) => isError).length,
    isWaiting: microsite.isPending || asked.some(({ isPending }) => isPending),
    /** What the member may want to mend before anybody reads it. */
    doubts: {
      outdated: pieces.filter((piece) => piece.outdated_languages.includes(draft.language)),
      hidden: pieces.filter((piece) => piece.public_url === null),
      brand: missingInBrand(brand, draft.language),
    },
    html,
    /** The same with its pictures fetched from where the member is: an installation may have a second address. */
    preview: home === null ? html : html.replaceAll(`"${new URL(home).origin}/`, `"${window.location.origin}/`),
  };
}

export type Email = ReturnType<typeof useEmail>;
