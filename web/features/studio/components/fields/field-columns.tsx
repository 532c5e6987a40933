import { LANGUAGES } from '@yardsign/domain/languages';
import type { FieldFault } from '@yardsign/domain/studio/field-schema';
import type { Draft } from '../../../../lib/form/use-draft.ts';
import { useFieldWords } from './field-words.ts';
import { type Column, type Fields, schemasIn, type Typed } from './fields-model.ts';
import classes from './fields.module.css';
import { SchemaField } from './schema-field.tsx';

interface FieldColumnsProps {
  fields: Fields;
  draft: Pick<Draft<Record<string, Typed>>, 'values' | 'set'>;
  /** What is told of the form now. */
  faults: ReadonlyMap<string, FieldFault>;
  disabled?: boolean;
}

/** Fields that were sent with their schemas: those that both languages share, then each language beside the other. */
export function FieldColumns({ fields, draft, faults, disabled = false }: FieldColumnsProps) {
  const { text } = useFieldWords();
  const column = (of: Column, lang?: string) =>
    Object.entries(schemasIn(fields, of)).map(([name, schema]) => {
      const path = `${of}.${name}`;
      return (
        <SchemaField
          key={path}
          name={name}
          path={path}
          schema={schema}
          typed={draft.values[path] ?? ''}
          lang={lang}
          isNeeded={fields.form.needed.includes(name)}
          faults={faults}
          onChange={(typed) => draft.set(path, typed)}
        />
      );
    });
  return (
    <fieldset className={classes['all']} disabled={disabled}>
      {column('shared')}
      {Object.keys(fields.form.worded).length > 0 && (
        <div className={classes['columns']}>
          {LANGUAGES.map((language) => (
            <section key={language} className={classes['column']} aria-label={text(`name_${language}`)}>
              <h3>{text(`name_${language}`)}</h3>
              {column(language, language)}
            </section>
          ))}
        </div>
      )}
    </fieldset>
  );
}
