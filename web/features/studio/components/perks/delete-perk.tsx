import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../../lib/api/client.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { DeleteDraft } from '../piece/delete-draft.tsx';
import { type StudioPerk, studioPerkQuery, studioPerksQuery } from './perks-api.ts';

/** Deletes the draft of a perk that members have never had; nothing for another one. */
export function DeletePerk({ perk: { slug, state, published } }: { perk: StudioPerk }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  if (state !== 'draft' || published !== null) return null;
  const { queryKey } = studioPerkQuery(slug);
  return (
    <DeleteDraft
      look={async () => {
        const { fields, edition, writers } = await queryClient.fetchQuery(studioPerkQuery(slug));
        return { title: String(fields.worded[language]['header'] ?? ''), edition, writers };
      }}
      remove={(edition) => api.studio.deleteStudioPerk({ params: { slug }, query: { edition } })}
      onGone={async () => {
        await navigate({ to: '/admin/studio/perks', replace: true });
        queryClient.removeQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey: studioPerksQuery.queryKey });
      }}
      onMovedOn={() => void queryClient.invalidateQueries({ queryKey })}
    />
  );
}
