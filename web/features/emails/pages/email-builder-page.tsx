import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { partQuery } from '../../profile/parts/part-api.ts';
import { readPart } from '../../profile/parts/part-model.ts';
import { Builder } from '../components/builder.tsx';
import { emailSearch } from '../model/email-search.ts';

/** The e-mail builder, once what its e-mails wear is here. */
export function EmailBuilderPage() {
  const text = useText('emails');
  const memberId = useSession()?.user.id ?? '';
  const language = useOwnContentLanguage();
  const profile = useQuery({ ...partQuery(memberId, 'newsletter'), enabled: memberId !== '' });
  const brand = useQuery(brandQuery);
  const { piece } = usePageSearch(emailSearch);
  const navigate = useNavigate();
  // Taken in once: whoever takes it out again and comes back finds it out.
  const takenIn = () => void navigate({ to: '.', search: emailSearch.change({ piece: undefined }), replace: true });
  const shape = { waiting: <FormSkeleton fields={4} />, place: 'page', failed: text('loadFailed') } as const;
  return (
    <Loaded query={profile} {...shape}>
      {(read) => (
        <Loaded query={brand} {...shape}>
          {(worn) => (
            <Builder
              memberId={memberId}
              language={language}
              brand={worn}
              settings={readPart('newsletter', read, worn)}
              added={piece}
              onTakenIn={takenIn}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
