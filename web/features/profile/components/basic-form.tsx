import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusFault } from '../../../lib/form/focus-fault.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { Brand } from '../brand-query.ts';
import { type BasicProfile, previewBrand } from '../model.ts';
import { useBasicCollision } from '../collisions/basic-collision.ts';
import { CollisionDialog } from '../../../ui/form/collision-dialog.tsx';
import { FillButton } from '../fill/fill-button.tsx';
import { BrandColorField } from './brand/brand-color-field.tsx';
import { BrandPreview } from './brand/brand-preview.tsx';
import { ImageField } from './pictures/image-field.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { FormBesidePreview } from './form-beside-preview.tsx';
import classes from './profile-form.module.css';
import { OnboardingQuestions } from '../onboarding/onboarding-questions.tsx';
import { PhoneField } from './phone-field.tsx';
import { ProfileTextField } from './profile-text-field.tsx';
import { RoleField } from './role-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { SpanishField } from './spanish-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface BasicFormProps {
  memberId: string;
  profile: BasicProfile;
  brand: Brand;
}

export function BasicForm({ memberId, profile, brand }: BasicFormProps) {
  const text = useText('profile');
  const form = useProfileForm(memberId, profile, brand, {
    onSaved: () => showToast({ message: text('saved') }),
  });
  const describe = useBasicCollision(form);
  const kept = useKeptDraft('basic', form.draft, form.changed.length > 0);
  const hash = useLocation({ select: (location) => location.hash });
  const field = { form, memberId };

  useEffect(() => {
    if (/^[a-z_]+$/.test(hash)) focusFault(document.getElementById(form.id), [hash]);
  }, [form.id, hash]);

  function discard() {
    const takeBack = form.discard();
    showToast({ message: text('discarded'), undo: takeBack });
  }

  return (
    <FormBesidePreview preview={<BrandPreview brand={previewBrand(brand, form.values)} />}>
      <Form form={form} className={classes['form']}>
        <KeptNotice kept={kept} />
        <FillButton form={form} memberId={memberId} />
        <Card title={text('you')}>
          <div className={classes['fields']}>
            <ProfileTextField form={form} field="first_name" label={text('first_name')} autoComplete="given-name" />
            <ProfileTextField form={form} field="last_name" label={text('last_name')} autoComplete="family-name" />
            <RoleField form={form} />
            <ProfileTextField form={form} field="company" label={text('company')} autoComplete="organization" />
            <ProfileTextField
              form={form}
              field="job_title"
              label={text('job_title')}
              autoComplete="organization-title"
            />
            <SpanishField form={form} of="job_title" />
            <ProfileTextField form={form} field="designations" label={text('designations')} placeholder="ABR, CRS" />
            <SpanishField form={form} of="designations" />
          </div>
        </Card>
        <Card title={text('contact')}>
          <div className={classes['fields']}>
            <PhoneField form={form} />
            <ProfileTextField
              form={form}
              field="email"
              label={text('email_address')}
              type="email"
              autoComplete="email"
            />
            <div className={classes['wide']}>
              <ProfileTextField form={form} field="website" label={text('website')} type="url" autoComplete="url" />
            </div>
            <ProfileTextField form={form} field="city" label={text('city')} autoComplete="address-level2" />
            <ProfileTextField form={form} field="state" label={text('state')} autoComplete="address-level1" />
          </div>
        </Card>
        <Card title={text('look')}>
          <div className={classes['stack']}>
            <div data-field="primary_color">
              <BrandColorField form={form} />
            </div>
            <ImageField {...field} field="photo" label={text('photo')} help={text('photoHelp')} />
            <ImageField {...field} field="logo" label={text('logo')} help={text('logoHelp')} />
            <ImageField {...field} field="logo_dark_bg" label={text('logo_dark_bg')} help={text('logoDarkHelp')} />
            <ImageField {...field} field="secondary_logo" label={text('secondary_logo')} help={text('secondaryHelp')} />
            <ImageField
              {...field}
              field="secondary_logo_dark_bg"
              label={text('secondary_logo_dark_bg')}
              help={text('secondaryDarkHelp')}
            />
          </div>
        </Card>
        <Card title={text('small')}>
          <div className={classes['stack']}>
            <ProfileTextField
              form={form}
              field="compliance"
              label={text('compliance')}
              help={text('complianceHelp')}
              lines={3}
            />
            <SpanishField form={form} of="compliance" lines={3} />
            <ProfileTextField form={form} field="bio" label={text('bio')} help={text('bioHelp')} lines={4} advertises />
          </div>
        </Card>
        <Card title={text('aim')}>
          <OnboardingQuestions form={form} />
        </Card>
        <SaveBar form={form} onDiscard={discard} />
      </Form>
      <CollisionDialog collisions={form.collisions} describe={describe} />
      <LeaveGuard dirty={form.changed.length > 0} />
    </FormBesidePreview>
  );
}
