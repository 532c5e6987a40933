import { useText } from '../../../lib/i18n/use-text.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { LocalChart, LocalMetrics, LocalPeriod } from '../parts/local-fields.tsx';
import { PartLines, PartSwitch } from '../parts/part-field.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { LocalPreview } from '../previews/local-preview.tsx';

/** The markets that a member works in, and how their figures are shown. */
export function LocalPage() {
  const text = useText('parts');
  return (
    <PartPage feature="local" lead={text('localLead')} preview={LocalPreview}>
      {(form) => (
        <>
          <Card title={text('marketsTitle')}>
            <div className={layout['stack']}>
              <PartLines form={form} field="markets" label={text('markets')} help={text('marketsHelp')} rows={4} />
              <LocalMetrics form={form} />
            </div>
          </Card>
          <Card title={text('chartTitle')}>
            <div className={layout['stack']}>
              <LocalPeriod form={form} />
              <LocalChart form={form} />
              <PartSwitch form={form} field="showTrendline" label={text('showTrendline')} />
              <ColorField
                label={text('trendlineColor')}
                {...form.choice('trendlineColor')}
                value={form.values['trendlineColor'] ?? ''}
                onChangeEnd={() => form.leave('trendlineColor')}
              />
            </div>
          </Card>
        </>
      )}
    </PartPage>
  );
}
