import { useMemo } from 'react';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFinishSetup } from '../api.ts';
import type { Brand } from '../brand-query.ts';
import { useBasicCollision } from '../collisions/basic-collision.ts';
import { CollisionDialog } from '../../../ui/form/collision-dialog.tsx';
import { BrandCard } from '../components/brand/brand-card.tsx';
import { BrandColorField } from '../components/brand/brand-color-field.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { ImageField } from '../components/pictures/image-field.tsx';
import layout from '../components/profile-form.module.css';
import { ProfileTextField } from '../components/profile-text-field.tsx';
import { RoleField } from '../components/role-field.tsx';
import { useProfileForm } from '../components/use-profile-form.ts';
import { type BasicProfile, type FieldName, previewBrand } from '../model.ts';
import { suggestDraft } from '../setup-model.ts';
import classes from './onboarding-dialog.module.css';
import { OnboardingQuestions } from './onboarding-questions.tsx';

interface OnboardingDialogProps {
  session: Session;
  profile: BasicProfile;
  brand: Brand;
  onClose: () => void;
}

const NEEDED: readonly FieldName[] = ['primary_role'];

/** The brand in one window: what one does, pictures and colour, and the card that comes of it. */
export function OnboardingDialog({ session, profile, brand, onClose }: OnboardingDialogProps) {
  const text = useText('onboarding');
  const profileText = useText('profile');
  const memberId = session.user.id;
  const suggested = useMemo(() => suggestDraft(profile, brand, session.user), [profile, brand, session.user]);
  const finish = useFinishSetup(memberId);
  const form = useProfileForm(memberId, profile, brand, {
    suggested,
    needed: NEEDED,
    required: { primary_role: text('roleRequired') },
    // With the flag the session knows that there is a profile, and the window is gone.
    onSaved: () => finish.mutate(),
  });
  const describe = useBasicCollision(form);
  const busy = form.busy || finish.isPending;
  const typed = form.changed.some((name) => form.values[name] !== suggested[name]);
  const kept = useKeptDraft('setup', form.draft, typed);
  const field = { form, memberId };
  return (
    <Dialog
      opened
      onClose={onClose}
      dismissable={!typed && !busy}
      size="large"
      title={text('title')}
      footer={
        <>
          {(form.failed ?? finish.error) !== null && (
            // Beside the button that was pressed: the form is longer than a window, and may be scrolled to its end.
            <div className={classes['failure']}>
              <Banner kind="failure" announce>
                {text('failed')}
              </Banner>
            </div>
          )}
          <Button kind="primary" type="submit" form={form.id} busy={busy} busyText={profileText('saving')}>
            {profileText('save')}
          </Button>
        </>
      }
    >
      <Form form={{ ...form, busy }} className={classes['columns']}>
        <div className={layout['stack']}>
          <KeptNotice kept={kept} />
          <RoleField form={form} joining first />
          <ProfileTextField form={form} field="company" label={profileText('company')} autoComplete="organization" />
          <ProfileTextField
            form={form}
            field="job_title"
            label={profileText('job_title')}
            autoComplete="organization-title"
          />
          <ImageField {...field} field="photo" label={profileText('photo')} help={profileText('photoHelp')} />
          <ImageField {...field} field="logo" label={profileText('logo')} help={profileText('logoHelp')} />
          <div data-field="primary_color">
            <BrandColorField form={form} />
          </div>
          <OnboardingQuestions form={form} />
        </div>
        <div className={classes['side']}>
          <BrandCard brand={previewBrand(brand, form.values)} />
          <p className={classes['note']}>{text('needed')}</p>
          <p className={classes['note']}>{text('later')}</p>
        </div>
      </Form>
      <CollisionDialog collisions={form.collisions} describe={describe} />
    </Dialog>
  );
}
