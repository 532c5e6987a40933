import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { PartPage } from '../parts/part-page.tsx';
import { RealtalkBackground, RealtalkRecording, RealtalkText } from '../parts/realtalk-fields.tsx';
import { RealtalkPreview } from '../previews/realtalk-preview.tsx';

/** How the teleprompter looks and records for this member. */
export function RealtalkPage() {
  const text = useText('parts');
  return (
    <PartPage feature="realtalk" lead={text('realtalkLead')} preview={RealtalkPreview}>
      {(form) => (
        <>
          <Card title={text('teleprompter')}>
            <div className={layout['stack']}>
              <RealtalkText form={form} />
            </div>
          </Card>
          <Card title={text('recording')}>
            <div className={layout['stack']}>
              <RealtalkRecording form={form} />
            </div>
          </Card>
          <Card title={text('backdrop')}>
            <div className={layout['stack']}>
              <RealtalkBackground form={form} />
            </div>
          </Card>
        </>
      )}
    </PartPage>
  );
}
