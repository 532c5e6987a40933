import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { type FilledPerk, perkFaults } from '@yardsign/domain/perks/perk-faults';
import { showsField } from '@yardsign/domain/perks/perk-fields-of';
import { useMemo } from 'react';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useStaff } from '../../../admin/components/use-staff.ts';
import { FieldColumns } from '../fields/field-columns.tsx';
import { type Fields, faultsIn, fieldsToSend, type Typed, typedFields } from '../fields/fields-model.ts';
import { useFieldWords } from '../fields/field-words.ts';
import { type StudioPerk, useSavePerk } from './perks-api.ts';

const COMPONENTS: readonly string[] = ['partner', 'bonus', 'piece'] satisfies PerkEntry['shared']['component'][];
const isComponent = (typed: unknown): typed is PerkEntry['shared']['component'] =>
  typeof typed === 'string' && COMPONENTS.includes(typed);

/** The fields that perks of a layout show. */
function fieldsShown({ form, ...held }: Fields, component: Typed | undefined): Fields {
  if (!isComponent(component)) return { form, ...held };
  const shown = (schemas: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(schemas).filter(([name]) => showsField(component, name)));
  return { ...held, form: { ...form, shared: shown(form.shared), worded: shown(form.worded) } };
}

/** What is wrong with what was typed: the shape of each field first, then what members would miss. */
function allFaults(fields: Fields, typed: Readonly<Record<string, Typed>>) {
  const needed = perkFaults(fieldsToSend(fields, typed) as FilledPerk);
  return new Map([...needed.map((fault) => [fault.path, fault] as const), ...faultsIn(fields, typed)]);
}

/** A perk as a form. What is saved, members see at once. */
export function PerkForm({ perk }: { perk: StudioPerk }) {
  const text = useText('offers');
  const words = useFieldWords();
  const staff = useStaff();
  // The lists of a form are held by identity: what is typed differs from what is saved only where somebody has typed.
  const saved = useMemo(() => typedFields(perk.fields), [perk.fields]);
  const draft = useDraft<Record<string, Typed>>(saved);
  const fields = fieldsShown(perk.fields, draft.values['shared.component']);
  const faults = allFaults(fields, draft.values);
  const kept = useKeptDraft(`${staff.id}.perk.${perk.slug}`, draft, draft.changed.length > 0);
  const form = useCallForm({
    draft,
    call: useSavePerk(perk.slug),
    faults: Object.fromEntries([...faults].map(([path, fault]) => [path, words.faultOf(fault)])),
    // The server holds what is sent against the schemas that the form was made of.
    toSend: (typed) => ({ version: perk.version, entry: fieldsToSend(fields, typed) as PerkEntry }),
    onDone(_perk, sent) {
      draft.settle(sent);
      showToast({ message: text(sent['shared.hidden'] === 'true' ? 'savedHidden' : 'saved') });
    },
  });
  return (
    <>
      {kept.waiting && (
        <Banner
          kind="info"
          action={
            <Button size="small" onClick={kept.bringBack}>
              {text('keptBack')}
            </Button>
          }
          onClose={kept.letGo}
        >
          {text('keptText')}
        </Banner>
      )}
      <Form form={form}>
        <FieldColumns fields={fields} draft={draft} faults={form.tried ? faults : new Map()} />
        <div>
          <Button kind="primary" type="submit" busy={form.busy}>
            {text('save')}
          </Button>
        </div>
      </Form>
    </>
  );
}
