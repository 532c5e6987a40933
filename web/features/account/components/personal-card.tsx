import { isPhone, LONGEST_PHONE } from '@yardsign/domain/account/person';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { usePhone } from '../../../lib/form/use-phone.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type PersonalChanges, useAccountChange } from '../api.ts';
import { isUsername } from '@yardsign/domain/account/username';
import { listTimeZones } from '../time-zones.ts';
import classes from './account-cards.module.css';
import { NameFields, UsernameField, usePersonFaults } from './person-fields.tsx';

const SearchedSelect = lazyPart(() => import('../../../ui/form/select-field.tsx').then((module) => module.SelectField));

const savedOf = ({ user, timeZone }: Session): Required<PersonalChanges> => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone,
  username: user.username,
  time_zone: timeZone,
});

function usePersonalForm(session: Session) {
  const text = useText('account');
  const draft = useDraft(savedOf(session));
  const { values, changed } = draft;
  const isChanged = changed.length > 0;
  const kept = useKeptDraft('account', draft, isChanged);
  const form = useCallForm({
    draft,
    call: useAccountChange(changes.update(session.user.id)),
    faults: {
      ...usePersonFaults().ofNames(values),
      phone: !isPhone(values.phone.trim()) && text('phoneWrong', { most: LONGEST_PHONE }),
      username: !isUsername(values.username) && text('usernameWrong'),
    },
    refusal: (error) =>
      refusedFields(error, ['username'], (word) => text(word === 'taken' ? 'usernameTaken' : 'usernameWrong')),
    toSend: (sent): PersonalChanges => Object.fromEntries(changed.map((field) => [field, sent[field]])),
    onDone: (_answer, sent) => {
      draft.settle(sent);
      form.calm();
      showToast({ message: text('saved') });
    },
  });
  return { ...form, isChanged, kept };
}

/** What we call the member, what they log in with, and which clock they live by. */
export function PersonalCard({ session }: { session: Session }) {
  const text = useText('account');
  const form = usePersonalForm(session);
  const language = useLanguage();
  const zone = form.choice('time_zone');
  const phone = form.choice('phone');
  const [phoneLeft, setPhoneLeft] = useState(0);
  usePhone({ value: phone.value, left: phoneLeft, set: phone.onChange });
  const zones = useMemo(() => listTimeZones(zone.value, language), [zone.value, language]);
  const locked = session.impersonation !== null;
  const zoneField = { label: text('timeZone'), help: text('timeZoneHelp'), choices: zones, disabled: locked };

  return (
    <Card title={text('personalTitle')} aside={<Link to="/profile/basic">{text('toProfile')}</Link>}>
      <Form form={form} className={classes['form']}>
        <KeptNotice kept={form.kept} />
        <p className={classes['soft']}>{text('personalHelp')}</p>
        <div className={classes['fields']}>
          <NameFields form={form} disabled={locked} />
          <div onBlur={() => setPhoneLeft((times) => times + 1)}>
            <TextField
              {...form.text('phone')}
              label={text('phone')}
              help={text('phoneHelp')}
              type="tel"
              autoComplete="tel"
              optional
              disabled={locked}
            />
          </div>
          {/* The browser's own list until the one that can be searched is here: it weighs more than the rest of the card. */}
          <Part quiet waiting={<NativeSelect {...zoneField} value={zone.value} onChange={zone.onChange} />}>
            <SearchedSelect
              {...zoneField}
              value={zone.value}
              onChange={(chosen) => chosen !== null && zone.onChange(chosen)}
              searchable
            />
          </Part>
        </div>
        <UsernameField form={form} disabled={locked} />
        <div className={classes['actions']}>
          <Button
            kind="primary"
            type="submit"
            disabled={locked || !form.isChanged}
            busy={form.busy}
            busyText={text('saving')}
          >
            {text('save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
