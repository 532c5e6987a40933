import { isEmptyField, type FieldSchema } from '@yardsign/domain/studio/field-schema';
import { pictureAddress } from '@yardsign/domain/studio/pictures';
import type { Language } from '@yardsign/domain/languages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Difference } from '../../../../ui/display/difference.tsx';
import { LateDifference } from '../difference/late-difference.tsx';
import classes from '../piece/cards.module.css';
import { changedFields, type ChangedField, controlOf, type Fields } from './fields-model.ts';
import { useFieldWords } from './field-words.ts';
import own from './fields.module.css';

type Words = ReturnType<typeof useFieldWords> & { momentOf: (instant: string) => string };

function useValueWords(): Words {
  const format = useFormat();
  return { ...useFieldWords(), momentOf: (instant) => `${format.date(instant)}, ${format.date(instant, 'time')}` };
}

/** A value as somebody reads it: the entries of a list a paragraph each. */
function sentencesOf(words: Words, schema: FieldSchema, value: unknown): string {
  if (isEmptyField(value)) return '';
  if (schema.type === 'boolean') return words.text(value === true ? 'yes' : 'no');
  if (schema.type === 'array' && Array.isArray(value))
    return value.map((item) => sentencesOf(words, schema.items, item)).join('\n\n');
  if (schema.type === 'object') {
    const held = new Map(Object.entries(value as object));
    return Object.entries(schema.properties)
      .flatMap(([name, of]) => (held.has(name) ? [sentencesOf(words, of, held.get(name))] : []))
      .join('\n\n');
  }
  if (controlOf(schema) === 'moment' && !Number.isNaN(Date.parse(String(value)))) return words.momentOf(String(value));
  if (schema.type === 'string' && schema.enum) return words.choiceOf(String(value));
  return String(value);
}

function Picture({ id, label }: { id: unknown; label: string }) {
  const words = useFieldWords();
  if (typeof id !== 'string' || id === '') return null;
  const isOwn = id.startsWith('pic_');
  return (
    <figure className={own['side']}>
      <figcaption className={classes['quiet']}>{label}</figcaption>
      {isOwn ? (
        <img className={own['picture']} src={pictureAddress(id)} alt="" />
      ) : (
        <p>{words.text('ofLibrary', { file: id })}</p>
      )}
    </figure>
  );
}

/** The field that is written as an article is, and read as one. */
const MARKDOWN = 'contents';

function Change({ change: { column, name, schema, before, after } }: { change: ChangedField }) {
  const words = useValueWords();
  const text = useText('studio');
  const labels = { gone: text('gone'), new: text('new') };
  if (controlOf(schema) !== 'picture') {
    const texts = { before: sentencesOf(words, schema, before), after: sentencesOf(words, schema, after), labels };
    if (name === MARKDOWN && column !== 'shared') return <LateDifference language={column} {...texts} />;
    return <Difference {...texts} />;
  }
  return (
    <div className={own['sides']}>
      <Picture id={before} label={words.text('before')} />
      <Picture id={after} label={words.text('after')} />
    </div>
  );
}

interface ChangedFieldsProps {
  before: Pick<Fields, 'shared' | 'worded'>;
  after: Fields;
}

/** What is different between two fillings of one form, field by field; nothing of what is the same. */
export function ChangedFields({ before, after }: ChangedFieldsProps) {
  const words = useFieldWords();
  const changed = changedFields(before, after);
  if (changed.length === 0) return <p className={classes['quiet']}>{words.text('nothingChanged')}</p>;
  return (
    <ul className={classes['list']}>
      {changed.map((change) => {
        const language: Language | null = change.column === 'shared' ? null : change.column;
        return (
          <li key={`${change.column}.${change.name}`}>
            <h3>
              {words.nameOf(change.name)}
              {language !== null && ` (${words.text(`name_${language}`)})`}
            </h3>
            <div lang={language ?? undefined}>
              <Change change={change} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
