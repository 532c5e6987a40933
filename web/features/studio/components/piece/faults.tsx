import { LANGUAGES } from '@yardsign/domain/languages';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useFieldWords } from '../fields/field-words.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';

/** What is missing from a piece, as the server names it: `texts.en.title`. */
export function Faults({ error }: { error: unknown }) {
  const text = useText('studio');
  const { nameOf } = useFieldWords();
  if (!(error instanceof ApiError) || error.issues.length === 0) return null;
  const sayWhat = (path: string) => {
    const language = LANGUAGES.find((each) => path.startsWith(`texts.${each}.`));
    if (path === 'texts') return text('missingAll');
    if (path === 'reviewed') return text('missingReviewed');
    const field = path.split('.').at(-1) ?? '';
    if (path.startsWith('fields.')) return text('missingField', { field: nameOf(field) });
    if (language && path.endsWith('.title')) return text(`missingTitle_${language}`);
    if (language && field === 'paragraphs') return text(`missingText_${language}`);
    if (language) return text('missingField', { field: `${nameOf(field)} (${text(`text_${language}`)})` });
    return text('missingField', { field: path });
  };
  return (
    <ul>
      {error.issues.map(({ path }) => (
        <li key={path}>{sayWhat(path)}</li>
      ))}
    </ul>
  );
}
