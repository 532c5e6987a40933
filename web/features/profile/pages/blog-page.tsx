import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { BlogPagesField } from '../parts/blog-pages-field.tsx';
import { PartSwitch, PartText } from '../parts/part-field.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { BlogPreview } from '../previews/blog-preview.tsx';

const CONSENT_LINES = 5;

/** What the public blog has, and what its visitors agree to. */
export function BlogPage() {
  const text = useText('parts');
  return (
    <PartPage feature="blog" lead={text('blogLead')} preview={BlogPreview}>
      {(form) => (
        <>
          <Card title={text('enabledPages')}>
            <BlogPagesField form={form} />
          </Card>
          <Card title={text('leads')}>
            <div className={layout['stack']}>
              <PartSwitch form={form} field="lead_capture" label={text('lead_capture')} help={text('leadHelp')} />
              <PartText
                form={form}
                field="privacy_policy"
                label={text('privacy_policy')}
                help={text('consentHelp')}
                lines={CONSENT_LINES}
              />
              <PartText
                form={form}
                field="privacy_policysp"
                label={text('privacy_policysp')}
                help={text('consentHelp')}
                lines={CONSENT_LINES}
              />
            </div>
          </Card>
        </>
      )}
    </PartPage>
  );
}
