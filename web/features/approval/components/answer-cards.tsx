import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../pages/pages.module.css';
import { NamedPeople } from './named-people.tsx';
import type { RulesPart } from './rules-form.tsx';

const HOURS = [1, 2, 4, 8, 12, 24, 48, 72];

/** Who says yes, until when, and what comes of it when nobody does. */
export function AnswerCards({ rules, people, onChange, onChoose }: RulesPart) {
  const text = useText('approval');
  const hours = [...new Set([...HOURS, rules.hours])].toSorted((a, b) => a - b);
  return (
    <>
      <Card title={text('whoApproves')}>
        <div className={classes['fields']}>
          <SegmentedControl
            label={text('whoApproves')}
            segments={(['managers', 'chosen'] as const).map((value) => ({ value, label: text(`approvers_${value}`) }))}
            value={rules.approvers}
            onChange={(approvers) => onChange({ approvers })}
          />
          {rules.approvers === 'chosen' && (
            <NamedPeople
              label={text('approverNames')}
              chosen={rules.approverIds}
              people={people}
              onChange={(approverIds) => onChange({ approverIds })}
              onChoose={() => onChoose('approverIds')}
            />
          )}
          <CheckboxField
            label={text('ownPosts')}
            checked={rules.ownPosts}
            onChange={(ownPosts) => onChange({ ownPosts })}
          />
          <CheckboxField
            label={text('adminsMayChange')}
            checked={rules.adminsMayChange}
            onChange={(adminsMayChange) => onChange({ adminsMayChange })}
          />
        </div>
      </Card>
      <Card title={text('untilWhen')}>
        <div className={classes['fields']}>
          <NativeSelect
            label={text('hours')}
            help={text('hoursHelp')}
            choices={hours.map((count) => ({ value: String(count), label: text('hoursCount', { count }) }))}
            value={String(rules.hours)}
            onChange={(count) => onChange({ hours: Number(count) })}
          />
          <SegmentedControl
            label={text('undecided')}
            labelled
            segments={(['stop', 'send'] as const).map((value) => ({ value, label: text(`undecided_${value}`) }))}
            value={rules.undecided}
            onChange={(undecided) => onChange({ undecided })}
          />
        </div>
      </Card>
    </>
  );
}
