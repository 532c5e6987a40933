import { AUDIT_ACTIONS } from '@yardsign/domain/audit/actions';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { AuditFilters as Filters } from '../audit-model.ts';
import { setFilters } from '../model.ts';
import classes from './filters.module.css';
import { useEntryWords } from './use-entry-words.ts';

interface AuditFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

interface NameFieldProps {
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

/** A name is looked for when it is complete: on Enter, or when the field is left. */
function NameField({ label, value, onCommit }: NameFieldProps) {
  const text = useText('admin');
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  const commit = () => typed.trim() !== value && onCommit(typed.trim());
  return (
    <TextField
      label={label}
      placeholder={text('auditWho')}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

/** Whom, who, what and when. */
export function AuditFilters({ filters, onChange, onClear }: AuditFiltersProps) {
  const text = useText('admin');
  const { sayKind } = useEntryWords();
  return (
    <section className={classes['filters']} aria-label={text('filters')}>
      <div className={classes['fields']}>
        <NameField label={text('auditPerson')} value={filters.person} onCommit={(person) => onChange({ person })} />
        <NameField label={text('auditActor')} value={filters.actor} onCommit={(actor) => onChange({ actor })} />
        <NativeSelect
          label={text('auditAction')}
          value={filters.action}
          onChange={(action) => onChange({ action })}
          choices={[
            { value: '', label: text('any') },
            ...AUDIT_ACTIONS.map((action) => ({ value: action, label: sayKind(action) })),
          ]}
        />
        <TextField
          label={text('auditFrom')}
          type="date"
          value={filters.from}
          max={filters.until || undefined}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextField
          label={text('auditUntil')}
          type="date"
          value={filters.until}
          min={filters.from || undefined}
          onChange={(event) => onChange({ until: event.currentTarget.value })}
        />
      </div>
      {Object.keys(setFilters(filters)).length > 0 && (
        <div className={classes['set']}>
          <Button size="small" kind="quiet" onClick={onClear}>
            {text('clearFilters')}
          </Button>
        </div>
      )}
    </section>
  );
}
