import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { RecordingList } from '../components/recording-list.tsx';

/** Everything that the member has recorded. */
export function RecordingsPage() {
  const text = useText('realtalk');
  const titles = useText('titles');
  return (
    <>
      <PageHeader
        above={<BackLink to="/realtalk">{titles('realtalk')}</BackLink>}
        title={titles('realtalkRecordings')}
        lead={text('recordingsLead')}
      />
      <RecordingList script={null} action={<LinkButton to="/realtalk/scripts">{text('toScripts')}</LinkButton>} />
    </>
  );
}
