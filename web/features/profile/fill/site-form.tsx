import { useDraft } from '../../../lib/form/use-draft.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Site, useReadWebsite } from '../api.ts';
import classes from './fill-dialog.module.css';

interface SiteFormProps {
  memberId: string;
  /** The website of the profile. */
  known: string;
  onStart: () => void;
  onRead: (site: Site) => void;
}

/** Asks the server to read the member's own website. */
export function SiteForm({ memberId, known, onStart, onRead }: SiteFormProps) {
  const text = useText('uploads');
  const call = useReadWebsite(memberId);
  const draft = useDraft({ address: known });
  const form = useCallForm({
    draft,
    call,
    faults: draft.values.address.trim() === '' ? { address: text('siteNeeded') } : {},
    toSend({ address }) {
      onStart();
      return address.trim();
    },
    onDone: onRead,
  });
  return (
    <Form form={form} className={classes['site']}>
      <TextField
        label={text('siteAddress')}
        help={text('siteHelp')}
        {...form.text('address')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
      />
      <Button type="submit" busy={call.isPending} busyText={text('siteReading')}>
        {text('siteRead')}
      </Button>
    </Form>
  );
}
