import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ownPathOr } from '@yardsign/domain/access/own-path';
import { useOnline } from '../../../../lib/browser/use-online.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { pageSearch, usePageSearch } from '../../../../lib/search/page-search.ts';
import type { Session } from '../../../../lib/session/session-query.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Steps } from '../../../../ui/feedback/progress.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { useFinishSetup } from '../../api.ts';
import type { Brand } from '../../brand-query.ts';
import { type BasicProfile, previewBrand } from '../../model.ts';
import { useBasicCollision } from '../../collisions/basic-collision.ts';
import { CollisionDialog } from '../../../../ui/form/collision-dialog.tsx';
import { SETUP_STEPS, suggestDraft } from '../../setup-model.ts';
import { BrandColorField } from '../brand/brand-color-field.tsx';
import { BrandPreview } from '../brand/brand-preview.tsx';
import { ImageField } from '../pictures/image-field.tsx';
import { KeptNotice } from '../../../../ui/feedback/kept-notice.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { FormBesidePreview } from '../form-beside-preview.tsx';
import layout from '../profile-form.module.css';
import { FillButton } from '../../fill/fill-button.tsx';
import { OnboardingQuestions } from '../../onboarding/onboarding-questions.tsx';
import { ProfileTextField } from '../profile-text-field.tsx';
import { SetupContact } from './setup-contact.tsx';
import classes from './setup-form.module.css';
import { useProfileForm } from '../use-profile-form.ts';

const setupSearch = pageSearch({ redirectFrom: (typed) => ownPathOr(typed, '/dashboard') });

interface SetupFormProps {
  session: Session;
  profile: BasicProfile;
  brand: Brand;
}

/** Three steps; each saves what it asked for, so that a phone that rings in between loses nothing. */
export function SetupForm({ session, profile, brand }: SetupFormProps) {
  const text = useText('setup');
  const profileText = useText('profile');
  const errorText = useErrorText();
  const online = useOnline();
  const navigate = useNavigate();
  const { redirectFrom } = usePageSearch(setupSearch);
  const memberId = session.user.id;
  const suggested = useMemo(() => suggestDraft(profile, brand, session.user), [profile, brand, session.user]);
  const finish = useFinishSetup(memberId);
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = SETUP_STEPS[current] ?? SETUP_STEPS[0];
  const last = current === SETUP_STEPS.length - 1;
  const form = useProfileForm(memberId, profile, brand, {
    suggested,
    needed: step.fields,
    required: { primary_role: profileText('required') },
    onSaved: () => (last ? void end() : setCurrent(current + 1)),
  });
  const describe = useBasicCollision(form);
  const busy = form.busy || finish.isPending;
  const failure = form.failed ?? finish.error;
  const noPictures = step.name === 'stepPictures' && form.values.photo === null && form.values.logo === null;
  const typed = form.changed.some((name) => form.values[name] !== suggested[name]);
  // The same as that of the window: both ask for the same, and one may take the place of the other.
  const kept = useKeptDraft('setup', form.draft, typed);
  const field = { form, memberId };

  // A new step is a new page to somebody who does not see it change.
  useEffect(() => {
    if (current > 0) heading.current?.focus();
  }, [current]);

  async function end() {
    const ended = await finish.mutateAsync().then(
      () => true,
      () => false,
    );
    if (!ended) return;
    showToast({ kind: 'good', message: text('done') });
    await navigate({ href: redirectFrom, replace: true });
  }

  return (
    <FormBesidePreview formFirst preview={<BrandPreview brand={previewBrand(brand, form.values)} />}>
      <Form form={{ ...form, busy }} className={layout['form']}>
        <Steps steps={SETUP_STEPS.map(({ name }) => text(name))} current={current} />
        <KeptNotice kept={kept} />
        <Card>
          <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
            {text(step.name)}
          </h2>
          <p className={classes['text']}>{text(step.text)}</p>
          {step.name === 'stepContact' && (
            <div className={layout['stack']}>
              <FillButton {...field} />
              <SetupContact form={form} />
            </div>
          )}
          {step.name === 'stepPictures' && (
            <div className={layout['stack']}>
              <ImageField {...field} field="photo" label={profileText('photo')} help={profileText('photoHelp')} />
              <ImageField {...field} field="logo" label={profileText('logo')} help={profileText('logoHelp')} />
            </div>
          )}
          {step.name === 'stepLook' && (
            <div className={layout['stack']}>
              <div data-field="primary_color">
                <BrandColorField form={form} />
              </div>
              <ProfileTextField
                form={form}
                field="compliance"
                label={profileText('compliance')}
                help={profileText('complianceHelp')}
                lines={3}
              />
            </div>
          )}
        </Card>
        {step.name === 'stepLook' && (
          <Card title={profileText('aim')}>
            <OnboardingQuestions form={form} />
          </Card>
        )}
        <div aria-live="polite">
          {!online && <Banner kind="attention">{profileText('offlineKept')}</Banner>}
          {failure !== null && (
            <Banner kind="failure" title={text('saveFailed')}>
              {errorText(failure)}
            </Banner>
          )}
        </div>
        <div className={classes['actions']}>
          {current > 0 && (
            <Button disabled={busy} onClick={() => setCurrent(current - 1)}>
              {text('back')}
            </Button>
          )}
          <Button type="submit" kind="primary" busy={busy} busyText={text('saving')}>
            {text(last ? 'finish' : noPictures ? 'skip' : 'continue')}
          </Button>
        </div>
      </Form>
      <CollisionDialog collisions={form.collisions} describe={describe} />
      <LeaveGuard dirty={typed} />
    </FormBesidePreview>
  );
}
