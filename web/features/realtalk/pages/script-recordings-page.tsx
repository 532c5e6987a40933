import { useParams } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { usePiece } from '../../content/api.ts';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { RecordingList } from '../components/recording-list.tsx';

/** The recordings of one script. */
export function ScriptRecordingsPage() {
  const text = useText('realtalk');
  const titles = useText('titles');
  const slug: string = useParams({ strict: false, select: (params: Record<string, string>) => params['slug'] ?? '' });
  const language = useOwnContentLanguage();
  const piece = usePiece(slug, language);
  return (
    <Loaded query={piece} waiting={<CardsSkeleton count={3} />} place="page" failed={text('scriptFailed')}>
      {({ id, path, translations }) => (
        <>
          <PageHeader
            above={<BackLink to={path}>{translations[language].title}</BackLink>}
            title={titles('scriptRecordings')}
            lead={text('ofScript', { title: translations[language].title })}
          />
          <RecordingList script={id} action={<LinkButton to={path}>{text('toScript')}</LinkButton>} />
        </>
      )}
    </Loaded>
  );
}
