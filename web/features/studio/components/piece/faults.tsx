import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import type { FieldFault } from '@yardsign/domain/studio/field-schema';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useFieldWords } from '../fields/field-words.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { DrawnPiece } from '../../model.ts';

const SIZES = ['square', 'portrait', 'story', 'link'] as const;

/** The other language has more points. */
const FEWER: FieldFault['kind'] = 'too_few';

interface FaultsProps {
  error: unknown;
  /** What the piece draws, if it does. */
  drawing?: Pick<DrawnPiece['drawing'], 'template'> | null | undefined;
}

/** Words of a drawing as they are in a language that has them: whoever designs it knows no keys. */
function wordsBehind(key: string, drawing: FaultsProps['drawing']): string {
  const texts = drawing?.template['texts'] as Record<string, Partial<Record<Language, string>>> | undefined;
  return LANGUAGES.map((language) => texts?.[key]?.[language] ?? '').find((words) => words !== '') ?? key;
}

/** What is missing from a piece, as the server names it: `texts.en.title`. */
export function Faults({ error, drawing }: FaultsProps) {
  const text = useText('studio');
  const sizeName = useText('graphics');
  const { nameOf } = useFieldWords();
  if (!(error instanceof ApiError) || error.issues.length === 0) return null;
  const sayOfDrawing = (place: string, what: string, key: string | undefined) => {
    const size = SIZES.find((each) => each === place || each === what);
    const language = LANGUAGES.find((each) => each === what);
    if (size && place === 'sizes') return text('missingSize', { size: sizeName(size) });
    if (size) return text(what === 'mark' ? 'missingMark' : 'missingCompliance', { size: sizeName(size) });
    return text('missingWords', {
      key: wordsBehind(key ?? '', drawing),
      language: language ? text(`text_${language}`) : '',
    });
  };
  const sayWhat = (path: string, message: string) => {
    const [first, place = '', what = '', key] = path.split('.');
    if (first === 'drawing') return sayOfDrawing(place, what, key);
    const language = LANGUAGES.find((each) => path.startsWith(`texts.${each}.`));
    if (path === 'texts') return text('missingAll');
    if (path === 'meta.related') return text('missingShared');
    if (path === 'reviewed') return text('missingReviewed');
    const field = path.split('.').at(-1) ?? '';
    if (path.startsWith('fields.')) return text('missingField', { field: nameOf(field) });
    if (language && path.endsWith('.title')) return text(`missingTitle_${language}`);
    if (language && field === 'paragraphs') return text(`missingText_${language}`);
    if (language && field === 'pictures') return text(`missingPicture_${language}`);
    if (language) {
      const where = `${nameOf(field)} (${text(`text_${language}`)})`;
      return text(message === FEWER ? 'fewerPoints' : 'missingField', { field: where });
    }
    return text('missingField', { field: path });
  };
  return (
    <ul>
      {error.issues.map(({ path, message }) => (
        <li key={path}>{sayWhat(path, message)}</li>
      ))}
    </ul>
  );
}
