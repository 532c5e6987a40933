import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import type { ProfileForm } from '../components/use-profile-form.ts';

const CardDialog = lazyPart(() => import('./card-dialog.tsx').then((module) => module.CardDialog));

/** Opens the way to fill the form from a contact card. */
export function CardImport({ form, memberId }: { form: ProfileForm; memberId: string }) {
  const text = useText('profile');
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <div>
      <Button
        size="small"
        icon={<IconAddressBook size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpened(true)}
        aria-haspopup="dialog"
      >
        {text('fromCard')}
      </Button>
      {opened !== null && (
        <Part onDismiss={() => setOpened(null)}>
          <CardDialog opened={opened} onClose={() => setOpened(false)} form={form} memberId={memberId} />
        </Part>
      )}
    </div>
  );
}
