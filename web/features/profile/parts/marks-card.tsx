import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { Brand } from '../brand-query.ts';
import layout from '../components/profile-form.module.css';
import { LogoNote } from './logo-note.tsx';
import { PartSwitch } from './part-field.tsx';
import type { PartForm } from './use-part-form.ts';

interface MarksCardProps {
  form: PartForm;
  brand: Brand;
  /** Below the switch that shows the logo. */
  logoHelp?: string;
  /** Where the logos stand, for a group that asks it. */
  places?: ReactNode;
}

/** Which logo and marks graphics and the front pages of guides show. */
export function MarksCard({ form, brand, logoHelp, places }: MarksCardProps) {
  const text = useText('parts');
  return (
    <Card title={text('logosAndMarks')}>
      <div className={layout['stack']}>
        <PartSwitch
          form={form}
          field="showlogo"
          label={text('showlogo')}
          {...(logoHelp !== undefined && { help: logoHelp })}
        />
        <LogoNote brand={brand} />
        {places}
        <PartSwitch form={form} field="ehlogo" label={text('ehlogo')} />
        <PartSwitch form={form} field="eh_lenderlogo" label={text('eh_lenderlogo')} help={text('lenderHelp')} />
        <PartSwitch form={form} field="realtorlogo" label={text('realtorlogo')} help={text('realtorHelp')} />
      </div>
    </Card>
  );
}
