import { type ComponentType, type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { Brand } from '../brand-query.ts';
import { CollisionDialog } from '../../../ui/form/collision-dialog.tsx';
import { usePartCollision } from '../collisions/part-collision.ts';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { FormBesidePreview } from '../components/form-beside-preview.tsx';
import layout from '../components/profile-form.module.css';
import { SaveBar } from '../components/save-bar.tsx';
import { useResetPart } from './part-api.ts';
import type { PartFeature, PartProfile } from './part-model.ts';
import { type PartForm, usePartForm } from './use-part-form.ts';

/** What a part of the profile is made of. */
export interface PartDesign {
  feature: PartFeature;
  /** What is being typed, worn. */
  preview: ComponentType<{ form: PartForm; brand: Brand }>;
  children: (form: PartForm, brand: Brand) => ReactNode;
}

interface LoadedPartProps extends PartDesign {
  memberId: string;
  profile: PartProfile;
  brand: Brand;
}

/** The form of a part, once what it shows is here. */
export function LoadedPart({ memberId, feature, profile, brand, preview: Preview, children }: LoadedPartProps) {
  const text = useText('profile');
  const parts = useText('parts');
  const errorText = useErrorText();
  const [resetting, setResetting] = useState(false);
  const reset = useResetPart(memberId, feature);
  const failed = (error: Error) =>
    showToast({ kind: 'failure', message: `${text('saveFailed')}. ${errorText(error)}`, duration: 8000 });
  const form = usePartForm({
    memberId,
    feature,
    profile,
    brand,
    onSaved: () => showToast({ message: text('saved') }),
  });
  const describe = usePartCollision(form);
  const dirty = form.changed.length > 0;

  function toDefaults() {
    setResetting(false);
    reset.mutate(undefined, {
      onSuccess: () => {
        form.discard();
        showToast({ message: parts('resetDone') });
      },
      onError: failed,
    });
  }

  return (
    <FormBesidePreview preview={<Preview form={form} brand={brand} />}>
      <Form form={form} className={layout['form']}>
        <KeptNotice kept={form.kept} />
        {children(form, brand)}
        <div>
          <Button kind="quiet" busy={reset.isPending} onClick={() => setResetting(true)}>
            {parts('reset')}
          </Button>
        </div>
        <SaveBar form={form} onDiscard={() => showToast({ message: text('discarded'), undo: form.discard() })} />
      </Form>
      <CollisionDialog collisions={form.collisions} describe={describe} />
      <ConfirmDialog
        opened={resetting}
        onClose={() => setResetting(false)}
        title={parts('resetTitle')}
        confirm={parts('reset')}
        onConfirm={toDefaults}
      >
        {parts('resetText')}
      </ConfirmDialog>
      <LeaveGuard dirty={dirty} />
    </FormBesidePreview>
  );
}
