import {
  SUGGESTION_AREAS,
  SUGGESTION_LENGTHS,
  titleFault,
  type SuggestionArea,
} from '@yardsign/domain/suggestions/suggestion';
import { useState } from 'react';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { useSuggest } from '../api.ts';
import { newId } from '../../../lib/browser/new-id.ts';

const EMPTY = { area: '' as SuggestionArea | '', title: '', description: '', mayContact: false };
const newRequestId = newId;
const FAULTS = { short: 'titleShort', long: 'titleLong' } as const;

/** A suggestion is sent once, however often the button is pressed; what was typed stays when it does not arrive, and over a reload. */
export function SuggestionForm() {
  const text = useText('suggestions');
  const draft = useDraft(EMPTY);
  const kept = useKeptDraft('suggestion', draft, draft.changed.length > 0);
  const [clientRequestId, setRequestId] = useState(newRequestId);
  const { area, title, description } = draft.values;
  const fault = titleFault(title);
  const length = description.trim().length;
  const form = useCallForm({
    draft,
    call: useSuggest(),
    faults: {
      area: area === '' && text('areaMissing'),
      title: fault !== null && text(FAULTS[fault]),
      description: length > SUGGESTION_LENGTHS.descriptionMost && text('descriptionLong'),
    },
    toSend: (values) => ({
      clientRequestId,
      area: values.area === '' ? 'other' : values.area,
      title: values.title,
      description: values.description,
      may_contact: values.mayContact,
    }),
    onDone: () => {
      showToast({ message: text('sent') });
      setRequestId(newRequestId());
      form.reset();
    },
  });
  return (
    <Card title={text('formTitle')}>
      <Form form={form}>
        <KeptNotice kept={kept} />
        <NativeSelect
          label={text('area')}
          choices={[
            { value: '', label: '—' },
            ...SUGGESTION_AREAS.map((each) => ({ value: each, label: text(`area_${each}`) })),
          ]}
          {...form.choice('area')}
          onChange={(value) => draft.set('area', value as SuggestionArea | '')}
        />
        <TextField label={text('titleField')} help={text('titleHelp')} autoComplete="off" {...form.text('title')} />
        <TextArea
          label={text('description')}
          help={text('descriptionHelp', { count: length })}
          optional
          rows={5}
          {...form.text('description')}
        />
        <CheckboxField label={text('mayContact')} {...form.tick('mayContact')} />
        <div>
          <Button kind="primary" type="submit" busy={form.busy} busyText={text('sending')}>
            {text('send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
