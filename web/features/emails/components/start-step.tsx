import { EMAIL_FORMATS, EMAIL_LIMITS } from '@yardsign/domain/tools/email';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { isFormat } from '../model/draft.ts';
import classes from './builder.module.css';
import type { Email } from './use-email.ts';

/** What the e-mail is called, its language, and how much of each piece it shows. */
export function StartStep({ email }: { email: Email }) {
  const text = useText('emails');
  const common = useText('common');
  const { draft, change } = email;
  return (
    <Card title={text('startTitle')}>
      <div className={classes['fields']}>
        <TextField
          label={text('name')}
          help={text('nameHelp')}
          optional
          maxLength={EMAIL_LIMITS.name}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SegmentedControl
          labelled
          label={text('language')}
          segments={[
            { value: 'en', label: common('english') },
            { value: 'es', label: common('spanish') },
          ]}
          value={draft.language}
          onChange={(language) => change({ language })}
        />
        <NativeSelect
          label={text('format')}
          choices={EMAIL_FORMATS.map((value) => ({ value, label: text(`format_${value}`) }))}
          value={draft.format}
          onChange={(format) => isFormat(format) && change({ format })}
        />
        <p className={classes['soft']}>
          {text('look')} <Link to="/profile/email-builder">{text('lookLink')}</Link>
        </p>
      </div>
      <div className={classes['turn']}>
        <Button kind="primary" onClick={() => change({ step: 'choose' })}>
          {text('toChoose')}
        </Button>
      </div>
    </Card>
  );
}
