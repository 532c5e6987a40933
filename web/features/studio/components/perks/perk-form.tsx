import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { type FilledPerk, neededFields, perkFaults } from '@yardsign/domain/perks/perk-faults';
import { showsField } from '@yardsign/domain/perks/perk-fields-of';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Fields, Typed } from '../fields/fields-model.ts';
import { SavedForm } from '../saved-form/saved-form.tsx';
import { type StudioPerk, useSavePerk } from './perks-api.ts';

const COMPONENTS: readonly string[] = ['partner', 'bonus', 'piece'] satisfies PerkEntry['shared']['component'][];
const isComponent = (typed: unknown): typed is PerkEntry['shared']['component'] =>
  typeof typed === 'string' && COMPONENTS.includes(typed);

/** The fields that perks of a layout show, and which of them its page cannot do without. */
function fieldsShown({ form, ...held }: Fields, component: Typed | undefined): Fields {
  if (!isComponent(component)) return { form, ...held };
  const shown = (schemas: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(schemas).filter(([name]) => showsField(component, name)));
  const needed = [...form.needed, ...neededFields(component)];
  return { ...held, form: { shared: shown(form.shared), worded: shown(form.worded), needed } };
}

/** A draft may be unfinished; what members would miss is told when it is handed in. */
const draftFaults = ({ shared, worded }: FilledPerk) => perkFaults({ shared: { ...shared, hidden: true }, worded });

interface PerkFormProps {
  perk: StudioPerk;
  onChanged: (isChanged: boolean) => void;
}

/** A perk as a form, which is open while it is a draft. */
export function PerkForm({ perk, onChanged }: PerkFormProps) {
  const text = useText('offers');
  return (
    <SavedForm
      name={`perk.${perk.slug}`}
      saved={perk}
      shown={(typed) => fieldsShown(perk.fields, typed['shared.component'])}
      judge={draftFaults}
      call={useSavePerk(perk.slug)}
      said={text('saved')}
      disabled={perk.state !== 'draft'}
      onChanged={onChanged}
    />
  );
}
