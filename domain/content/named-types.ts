import { plainWord, wordForms } from '../text/word-forms.ts';
import { CONTENT_TYPES, type ContentType } from './kinds.ts';

/** What people call a type when they look for a piece of it, in either language. Of a type that is left out nobody types a name. */
const NAMES: Partial<Record<ContentType, readonly string[]>> = {
  blog: ['article', 'blog', 'artículo'],
  video: ['video'],
  'social-graphic': ['graphic', 'flyer', 'gráfico', 'volante'],
  infographic: ['infographic', 'infografía'],
  mmr: ['report', 'informe', 'reporte'],
  guide: ['guide', 'guía'],
  template: ['template', 'email', 'plantilla', 'correo'],
  script: ['script', 'guion'],
  playbook: ['playbook'],
  'training-video': ['training', 'capacitación'],
  'webinar-replay': ['webinar', 'replay', 'seminario'],
  'expert-guide': ['guide', 'guía'],
};

/** The types that a search names: of what is found, their pieces are meant before all others. */
export function typesNamed(search: string): ContentType[] {
  const forms = new Set((search.match(/\p{L}+/gu) ?? []).flatMap((word) => [...wordForms(word)]));
  return CONTENT_TYPES.filter((type) => NAMES[type]?.some((name) => forms.has(plainWord(name))));
}
