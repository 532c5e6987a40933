import { kinds, type ContentType } from '@yardsign/domain/content/kinds';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import type { Layer } from '@yardsign/scene/layers';
import { sizesOf, type SizeName, type Template } from '@yardsign/scene/template/template';
import type { Drawing } from '@yardsign/contracts/drawing-fields';

const withChildren = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer) => [layer, ...('children' in layer ? withChildren(layer.children) : [])]);

/** What the law asks of a picture that advertises somebody's services. */
const REQUIRED = {
  compliance: (layer: Layer) => layer.type === 'text' && [layer.text].flat().join(' ').includes('{brand.compliance}'),
  mark: (layer: Layer) => layer.type === 'mark',
};

/** What of this a size lacks, as the path of each. */
function missingInSize(template: Template, size: SizeName): string[] {
  const layers = withChildren(template.sizes[size]?.layers ?? []);
  return Object.entries(REQUIRED).flatMap(([name, isIt]) => (layers.some(isIt) ? [] : [`drawing.${size}.${name}`]));
}

/** What the law asks of a drawing and its sizes do not have, as paths; with them the size that lists show, when it is not there. */
export function missingByLaw(type: ContentType, template: Template): string[] {
  const listed = template.sizes[kinds[type].size] === undefined ? [`drawing.sizes.${kinds[type].size}`] : [];
  return [...listed, ...sizesOf(template).flatMap((size) => missingInSize(template, size))];
}

/** What is missing before a drawing can be anybody's: a size that is listed, the licence line and the mark, words in both languages. */
export function missingInDrawing(type: ContentType, drawing: Drawing): { path: string; message: string }[] {
  const template = drawing.template as unknown as Template;
  const photos = drawing.slots.filter(({ kind }) => kind === 'photo').map(({ key }) => key);
  const isReckoned = drawing.slots.some(({ reckons }) => reckons !== undefined);
  const isEmpty = (text: Record<Language, string>) => LANGUAGES.every((language) => text[language].trim() === '');
  const texts = Object.entries(template.texts)
    // What is worked out of the member's answers has nothing to say before there are any.
    .filter(([key, text]) => !photos.includes(key) && !(isReckoned && isEmpty(text)))
    .flatMap(([key, text]) =>
      LANGUAGES.filter((language) => text[language].trim() === '').map(
        (language) => `drawing.texts.${language}.${key}`,
      ),
    );
  return [...missingByLaw(type, template), ...texts].map((path) => ({ path, message: 'is missing' }));
}
