import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CollisionDialog } from '../../../ui/form/collision-dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { usePartCollision } from '../../profile/collisions/part-collision.ts';
import { RealtalkRecording, RealtalkText } from '../../profile/parts/realtalk-fields.tsx';
import type { PartForm } from '../../profile/parts/use-part-form.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import classes from './recorder.module.css';

/** The settings of the teleprompter beside the picture, which shows them at once. Saved, they are those of the profile. */
export function SettingsForm({ form }: { form: PartForm }) {
  const text = useText('recorder');
  const profile = useText('profile');
  const errorText = useErrorText();
  const describe = usePartCollision(form);
  return (
    <>
      <Form form={form} className={classes['stack']}>
        <RealtalkText form={form} />
        <RealtalkRecording form={form} />
        {form.failed && !form.busy && (
          <Banner kind="failure" title={profile('saveFailed')} announce>
            {errorText(form.failed)}
          </Banner>
        )}
        {form.changed.length > 0 && (
          <div className={classes['buttons']}>
            <Button size="small" kind="quiet" disabled={form.busy} onClick={() => void form.discard()}>
              {profile('discard')}
            </Button>
            <Button size="small" type="submit" busy={form.busy} busyText={profile('saving')}>
              {text('saveSettings')}
            </Button>
          </div>
        )}
      </Form>
      <CollisionDialog collisions={form.collisions} describe={describe} />
    </>
  );
}
