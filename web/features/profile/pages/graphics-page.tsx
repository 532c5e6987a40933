import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { GroundField } from '../parts/ground-field.tsx';
import { LinesCard } from '../parts/lines-card.tsx';
import { MarksCard } from '../parts/marks-card.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { GraphicsPreview } from '../previews/graphics-preview.tsx';

/** What graphics show of the brand: drawn here as the file will be. */
export function GraphicsPage() {
  const text = useText('parts');
  return (
    <PartPage feature="graphics" lead={text('graphicsLead')} preview={GraphicsPreview}>
      {(form, brand) => (
        <>
          <LinesCard form={form} sized />
          <MarksCard form={form} brand={brand} />
          <Card title={text('color')}>
            <GroundField form={form} field="bgcolor" label={text('bgcolor')} profileColor={brand.primaryColor} />
          </Card>
        </>
      )}
    </PartPage>
  );
}
