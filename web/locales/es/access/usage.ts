import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/access/usage.ts';

export const messages: Twin<typeof english> = {
  lead: 'Lo que los miembros abren y hacen, contado para todos juntos. El personal no cuenta.',
  span: 'Tiempo',
  lastDays: { one: 'El último día', other: 'Los últimos {count} días' },
  pages: 'Páginas abiertas',
  acts: 'Lo que se hizo',
  noActs: 'Se abrieron páginas y no se hizo nada más.',
  since: 'Contado desde el {date}, en UTC. No se guarda quién fue.',
  failed: 'No pudimos cargar los números',
  nothing: 'Nada todavía',
  nothingText: 'Aquí aparece lo que los miembros abren y hacen en este tiempo.',
  did_view: 'Vieron',
  did_share: 'Publicaron al momento',
  did_schedule: 'Programaron',
  did_watch: 'Reprodujeron un video',
  did_download: 'Descargaron',
  did_save: 'Guardaron para después',
  did_filter: 'Filtraron una lista',
  did_search: 'Buscaron',
  did_create: 'Empezaron algo propio',
  did_customize: 'Hicieron suya una pieza',
  did_copy: 'Copiaron un texto',
  did_login: 'Iniciaron sesión',
};
