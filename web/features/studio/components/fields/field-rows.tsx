import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useMovedRow } from '../../../../lib/form/use-moved-row.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { type SchemaFieldProps, useFieldWords } from './field-words.ts';
import { beginningOf, faultAt, rowsOf, type Typed } from './fields-model.ts';
import classes from './fields.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

function moved(rows: readonly Typed[], from: number, to: number): Typed[] {
  const taken = rows[from];
  return taken === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, taken);
}

interface FieldRowsProps extends SchemaFieldProps {
  draw: (entry: SchemaFieldProps) => ReactNode;
}

/** Entries of which there can be several, in an order: the days of a playbook, the slides of a report. */
export function FieldRows({ draw, ...props }: FieldRowsProps) {
  const { name, path, schema, typed, faults, onChange } = props;
  const words = useFieldWords();
  const error = useId();
  const { list, movedFrom } = useMovedRow<HTMLFieldSetElement>();
  if (schema.type !== 'array') return null;
  const rows = rowsOf(typed);
  const fault = faultAt(faults, path, 'rows');
  const { maxItems = Infinity } = schema;
  const move = (at: number, by: -1 | 1) => {
    onChange(moved(rows, at, at + by));
    movedFrom(at, by);
  };
  return (
    <fieldset ref={list} className={classes['rows']} data-field={path} {...(fault && { 'aria-describedby': error })}>
      <legend>{words.nameOf(name)}</legend>
      {rows.map((row, at) => {
        const called = words.entryOf(name, at + 1);
        return (
          // An entry has no name of its own; what stands in it is held by the form, so that it may be drawn in another's place.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={at} className={classes['row']} data-row>
            <legend>{called}</legend>
            {draw({
              ...props,
              path: `${path}.${at}`,
              schema: schema.items,
              typed: row,
              isNeeded: true,
              isEntry: true,
              onChange: (next) => onChange(rows.with(at, next)),
            })}
            <div className={classes['tools']} data-moves>
              <IconButton
                label={words.text('moveUp', { entry: called })}
                icon={<IconArrowUp {...ICON} />}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                label={words.text('moveDown', { entry: called })}
                icon={<IconArrowDown {...ICON} />}
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                label={words.text('takeAway', { entry: called })}
                icon={<IconTrash {...ICON} />}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            </div>
          </fieldset>
        );
      })}
      {fault && (
        <p id={error} className={classes['fault']}>
          {words.faultOf(fault)}
        </p>
      )}
      {rows.length < maxItems && (
        <div>
          <Button
            size="small"
            icon={<IconPlus {...ICON} />}
            aria-label={words.text('addTo', { name: words.nameOf(name) })}
            onClick={() => onChange([...rows, beginningOf(schema.items)])}
          >
            {words.text('add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
