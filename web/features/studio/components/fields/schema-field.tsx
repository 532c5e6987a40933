import type { FieldSchema } from '@yardsign/domain/studio/field-schema';
import { LANGUAGES } from '@yardsign/domain/languages';
import { Fragment, useId } from 'react';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { FieldRows } from './field-rows.tsx';
import {
  type Control,
  controlOf,
  beginningOf,
  faultAt,
  partOf,
  rowsOf,
  textOf,
  TICKED,
  type Typed,
} from './fields-model.ts';
import { type SchemaFieldProps, useFieldWords } from './field-words.ts';
import { MomentField } from './moment-field.tsx';
import { PictureChoice } from './picture-choice.tsx';
import classes from './fields.module.css';

function Choices({ name, path, schema, typed, faults, onChange }: SchemaFieldProps) {
  const words = useFieldWords();
  const error = useId();
  const chosen = rowsOf(typed);
  const fault = faultAt(faults, path, 'choices');
  const options = schema.type === 'array' && schema.items.type === 'string' ? (schema.items.enum ?? []) : [];
  return (
    <fieldset className={classes['choices']} data-field={path} {...(fault && { 'aria-describedby': error })}>
      <legend>{words.nameOf(name)}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option}
          label={words.choiceOf(option)}
          checked={chosen.includes(option)}
          onChange={(on) => onChange(options.filter((each) => (each === option ? on : chosen.includes(each))))}
        />
      ))}
      {fault && (
        <p id={error} className={classes['fault']}>
          {words.faultOf(fault)}
        </p>
      )}
    </fieldset>
  );
}

/** What may be longer than this is a text of its own, and has the room of one. */
const WHOLE_TEXT = 5000;

function rowsFor(schema: FieldSchema, control: Control): number {
  if (control === 'lines') return 3;
  return schema.type === 'string' && (schema.maxLength ?? 0) > WHOLE_TEXT ? 10 : 2;
}

/** The parts of a group, one below the other. One that may be left out is there once its box is ticked. */
function FieldGroup(props: SchemaFieldProps) {
  const { name, path, schema, typed, lang, isNeeded, isEntry, onChange } = props;
  const words = useFieldWords();
  if (schema.type !== 'object') return null;
  const isThere = isNeeded || typeof typed === 'object';
  const isNamed = isNeeded && isEntry !== true;
  const Whole = isNamed ? 'fieldset' : Fragment;
  return (
    <Whole {...(isNamed && { className: classes['rows'] })}>
      {isNamed && <legend>{words.nameOf(name)}</legend>}
      {!isNeeded && (
        <CheckboxField
          label={words.nameOf(name)}
          checked={isThere}
          onChange={(on) => onChange(on ? beginningOf(schema) : '')}
        />
      )}
      {isThere &&
        Object.entries(schema.properties).map(([part, of]) => (
          <SchemaField
            key={part}
            {...props}
            name={part}
            path={`${path}.${part}`}
            schema={of}
            typed={partOf(typed, part)}
            lang={LANGUAGES.find((language) => language === part) ?? lang}
            isNeeded={schema.required?.includes(part) === true}
            isEntry={false}
            onChange={(next) => onChange({ ...(typeof typed === 'object' && typed), [part]: next } as Typed)}
          />
        ))}
    </Whole>
  );
}

function Choice({ name, path, schema, typed, isNeeded, onChange }: SchemaFieldProps) {
  const words = useFieldWords();
  const options = schema.type === 'string' ? (schema.enum ?? []) : [];
  const none = isNeeded ? [] : [{ value: '', label: words.text('none') }];
  return (
    <NativeSelect
      name={path}
      label={words.nameOf(name)}
      value={textOf(typed)}
      onChange={onChange}
      choices={[...none, ...options.map((value) => ({ value, label: words.choiceOf(value) }))]}
    />
  );
}

function Check({ name, typed, onChange }: SchemaFieldProps) {
  const words = useFieldWords();
  return (
    <CheckboxField
      label={words.nameOf(name)}
      help={words.helpOf(name, 'check')}
      checked={textOf(typed) === TICKED}
      onChange={(on) => onChange(on ? TICKED : '')}
    />
  );
}

/** One field of a piece, whatever its schema asks for. */
export function SchemaField(props: SchemaFieldProps) {
  const { name, path, schema, typed, lang, isNeeded, faults, onChange } = props;
  const words = useFieldWords();
  const control = controlOf(schema);
  if (control === 'group') return <FieldGroup {...props} />;
  if (control === 'rows') return <FieldRows {...props} draw={drawField} />;
  if (control === 'choices') return <Choices {...props} />;
  if (control === 'choice') return <Choice {...props} />;
  if (control === 'check') return <Check {...props} />;
  if (control === 'picture') return <PictureChoice {...props} />;
  if (control === 'moment') return <MomentField {...props} />;
  const fault = faultAt(faults, path, control);
  const wiring = {
    name: path,
    label: words.nameOf(name),
    help: words.helpOf(name, control),
    error: fault && words.faultOf(fault),
    optional: !isNeeded,
    lang,
    value: textOf(typed),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (control === 'text' || control === 'lines') return <TextArea rows={rowsFor(schema, control)} {...wiring} />;
  return <TextField inputMode={control === 'number' ? 'numeric' : 'text'} {...wiring} />;
}

const drawField = (entry: SchemaFieldProps) => <SchemaField {...entry} />;
