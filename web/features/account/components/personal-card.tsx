import { isPhone, LONGEST_NAME, LONGEST_PHONE } from '@yardsign/domain/account/person';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type PersonalChanges, useAccountChange } from '../api.ts';
import { faultAt, isAboutFields, isUsername } from '../model.ts';
import { listTimeZones } from '../time-zones.ts';
import classes from './account-cards.module.css';

type Draft = Required<PersonalChanges>;

const draftOf = ({ user, timeZone }: Session): Draft => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone,
  username: user.username,
  time_zone: timeZone,
});

function usePersonalDraft(session: Session) {
  const text = useText('account');
  const saved = draftOf(session);
  const [edits, setEdits] = useState<PersonalChanges>({});
  const [tried, setTried] = useState(false);
  const save = useAccountChange(changes.update(session.user.id));
  const draft: Draft = { ...saved, ...edits };
  const changed = Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => value !== saved[field as keyof Draft]),
  ) as PersonalChanges;
  const taken = faultAt(save.error, 'username') === 'taken' && draft.username === save.variables?.username;
  const faults: Partial<Record<keyof Draft, string>> = {
    ...(draft.first_name.trim() === '' && { first_name: text('firstNameMissing') }),
    ...(draft.last_name.trim() === '' && { last_name: text('lastNameMissing') }),
    ...(!isPhone(draft.phone.trim()) && { phone: text('phoneWrong', { most: LONGEST_PHONE }) }),
    ...(!isUsername(draft.username) && { username: text('usernameWrong') }),
    ...(taken && { username: text('usernameTaken') }),
  };
  return {
    draft,
    changed,
    faults: tried ? faults : {},
    save,
    set: (field: keyof Draft, value: string) => setEdits((before) => ({ ...before, [field]: value })),
    /** @returns the first field that is wrong. */
    submit(): string | undefined {
      setTried(true);
      const [wrong] = Object.keys(faults);
      if (wrong === undefined)
        save.mutate(changed, {
          onSuccess: () => {
            setEdits({});
            showToast({ message: text('saved') });
          },
        });
      return wrong;
    },
  };
}

/** What we call the member, what they log in with, and which clock they live by. */
export function PersonalCard({ session }: { session: Session }) {
  const text = useText('account');
  const errorText = useErrorText();
  const form = usePersonalDraft(session);
  const language = useLanguage();
  const zones = useMemo(() => listTimeZones(form.draft.time_zone, language), [form.draft.time_zone, language]);
  const locked = session.viewing !== null;
  const field = (name: keyof Draft) => ({
    name,
    value: form.draft[name],
    error: form.faults[name],
    disabled: locked,
    onChange: (event: { currentTarget: HTMLInputElement }) => form.set(name, event.currentTarget.value),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = form.submit();
    if (wrong !== undefined) event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <Card title={text('personalTitle')} aside={<Link to="/profile/basic">{text('toProfile')}</Link>}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        <p className={classes['soft']}>{text('personalHelp')}</p>
        {form.save.error && !isAboutFields(form.save.error, ['username']) && (
          <Banner kind="failure" announce>
            {errorText(form.save.error)}
          </Banner>
        )}
        <div className={classes['fields']}>
          <TextField
            label={text('firstName')}
            autoComplete="given-name"
            maxLength={LONGEST_NAME}
            {...field('first_name')}
          />
          <TextField
            label={text('lastName')}
            autoComplete="family-name"
            maxLength={LONGEST_NAME}
            {...field('last_name')}
          />
          <TextField label={text('phone')} type="tel" autoComplete="tel" optional {...field('phone')} />
          <SelectField
            label={text('timeZone')}
            help={text('timeZoneHelp')}
            choices={zones}
            value={form.draft.time_zone}
            onChange={(zone) => zone !== null && form.set('time_zone', zone)}
            searchable
            disabled={locked}
          />
        </div>
        <TextField
          label={text('username')}
          help={text('usernameHelp')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <div className={classes['actions']}>
          <Button
            kind="primary"
            type="submit"
            disabled={locked || Object.keys(form.changed).length === 0}
            busy={form.save.isPending}
            busyText={text('saving')}
          >
            {text('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
