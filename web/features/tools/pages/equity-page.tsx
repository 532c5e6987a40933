import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { EquityForm } from '../components/equity-form.tsx';

/** A report about the equity in one home, in the member's brand. */
export function EquityReportPage() {
  const title = useText('titles');
  const text = useText('tools');
  const memberId = useSession()?.user.id ?? '';
  return (
    <>
      <PageHeader title={title('pear')} lead={text('equityLead')} />
      <EquityForm key={memberId} memberId={memberId} />
    </>
  );
}
