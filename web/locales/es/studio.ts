import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/studio.ts';

/** Where the content team writes. */
export const messages: Twin<typeof english> = {
  lead: 'Todos los textos de la biblioteca: escríbelos, tradúcelos, pide la aprobación y publícalos.',
  pieces: 'Piezas',
  search: 'Título o dirección',
  filters: 'Filtros',
  filterType: 'Tipo',
  filterView: 'Estado',
  any: 'Todos',
  clearFilters: 'Quitar todo',
  found: { one: '{count} pieza', other: '{count} piezas' },
  nothing: 'Ninguna pieza coincide',
  nothingHelp: 'Prueba con menos palabras o con otro estado.',
  listFailed: 'No se pudo cargar la lista',
  moreFailed: 'No se pudieron cargar las siguientes piezas. Lo que ves se queda.',

  title: 'Título',
  type: 'Tipo',
  state: 'Estado',
  languages: 'Idiomas',
  changed: 'Último cambio',
  changedBy: '{time}, por {name}',
  untitled: 'Sin título',
  inStep: 'Al día',
  older_en: 'El inglés es más antiguo',
  older_es: 'El español es más antiguo',
  staleBoth: 'Cambiaron los dos',

  state_draft: 'Borrador',
  state_review: 'En revisión',
  state_approved: 'Aprobada',
  state_scheduled: 'Programada',
  state_published: 'Publicada',
  state_withdrawn: 'Retirada',
  state_stale: 'Con un idioma más antiguo',
  isOutMeanwhile: 'La versión publicada sigue a la vista',
};
