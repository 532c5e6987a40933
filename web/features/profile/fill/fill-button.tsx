import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import type { ProfileForm } from '../components/use-profile-form.ts';

const FillDialog = lazyPart(() => import('./fill-dialog.tsx').then((module) => module.FillDialog));

/** Opens the ways to fill the form from what there is already: a contact card, a website. */
export function FillButton({ form, memberId }: { form: ProfileForm; memberId: string }) {
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
        {text('fillFrom')}
      </Button>
      {opened !== null && (
        <Part onDismiss={() => setOpened(null)}>
          <FillDialog opened={opened} onClose={() => setOpened(false)} form={form} memberId={memberId} />
        </Part>
      )}
    </div>
  );
}
