import type { PagePath } from '@yardsign/domain/access/pages';
import { folded } from '@yardsign/domain/text/folded';
import type { MessagesOf } from '../../locales/areas.ts';

export interface FoundPage {
  readonly path: PagePath;
  readonly title: keyof MessagesOf<'titles'>;
  /** What people look for it by besides its title, in both languages, without accents: a member may type either. */
  readonly words: string;
}

/** Pages that somebody may look for in the search of the library, the likelier first. */
const PAGES: readonly FoundPage[] = [
  {
    path: '/integrations',
    title: 'integrations',
    words:
      'connect connections connection reconnect disconnect network networks facebook instagram linkedin tiktok youtube twitter hubspot crm conectar conexiones conexion reconectar desconectar redes red integraciones',
  },
  {
    path: '/profile/basic',
    title: 'profileBasic',
    words:
      'brand branding logo photo headshot color colors phone number license licence address contact marca logotipo foto telefono numero licencia direccion contacto perfil',
  },
  {
    path: '/account',
    title: 'account',
    words:
      'password passkey email username language delete security settings sessions contrasena correo usuario idioma borrar eliminar seguridad ajustes cuenta',
  },
  {
    path: '/billing',
    title: 'billing',
    words: 'invoice invoices receipt card payment payments factura facturas facturacion recibo tarjeta pago pagos',
  },
  {
    path: '/subscription',
    title: 'subscription',
    words: 'plan plans cancel upgrade trial planes cancelar suscripcion prueba',
  },
  {
    path: '/content-calendar',
    title: 'contentCalendar',
    words: 'schedule scheduled planned drafts draft upcoming calendario programadas programados borradores borrador',
  },
  {
    path: '/automatic-social-media-posting',
    title: 'automaticPosting',
    words: 'autopilot autopost automation piloto automatico automatica automatizar',
  },
  { path: '/posting-times', title: 'postingTimes', words: 'queue slots hours times cola horarios horas' },
  { path: '/plan-my-week', title: 'planMyWeek', words: 'week plan planning semana planear planificar' },
  {
    path: '/import-schedule',
    title: 'importSchedule',
    words: 'import csv excel spreadsheet export importar exportar hoja calculo',
  },
  {
    path: '/what-worked',
    title: 'whatWorked',
    words: 'results statistics figures reach likes analytics resultados estadisticas cifras alcance',
  },
  {
    path: '/my-blog',
    title: 'customBlog',
    words: 'blog leads lead public website visitors prospectos publica publico visitantes sitio',
  },
  { path: '/shareable-content/my-pictures', title: 'myPictures', words: 'pictures images uploads imagenes fotos' },
  { path: '/graphic-builder', title: 'graphicBuilder', words: 'design designs builder canvas disenar diseno disenos' },
  { path: '/email-builder', title: 'emailBuilder', words: 'newsletter mail emails boletin correos' },
  {
    path: '/realtalk/recordings',
    title: 'realtalkRecordings',
    words: 'recording record camera grabaciones grabacion grabar camara',
  },
  {
    path: '/team-management',
    title: 'myTeam',
    words: 'team members seats invite equipo miembros asientos invitar',
  },
  { path: '/approvals', title: 'approvals', words: 'approve approval approvals aprobar aprobaciones' },
  {
    path: '/my-perks/referral',
    title: 'earnFreeMonths',
    words: 'referral refer friend free months recomendar amigo meses gratis referidos',
  },
  {
    path: '/product-suggestion-box',
    title: 'suggestionBox',
    words: 'suggestion feedback sugerencia sugerir',
  },
  { path: '/dashboard', title: 'dashboard', words: 'start inicio' },
  {
    path: '/shareable-content',
    title: 'shareableContent',
    words: 'library articles graphics biblioteca articulos graficos',
  },
  { path: '/success-plan', title: 'successPlan', words: 'tasks tareas exito' },
  { path: '/resources', title: 'resources', words: 'guides templates guias plantillas recursos' },
  { path: '/realtalk', title: 'realtalk', words: 'teleprompter scripts guiones' },
  { path: '/market-updates', title: 'marketUpdates', words: 'reports informes' },
  { path: '/local', title: 'local', words: 'neighborhood vecindario' },
  { path: '/learning-center', title: 'learningCenter', words: 'training webinars aprender capacitacion' },
  { path: '/playbooks', title: 'playbooks', words: 'playbook' },
  { path: '/expert-guides', title: 'expertGuides', words: 'experts expertos' },
  { path: '/my-perks', title: 'myPerks', words: 'perks discounts beneficios descuentos' },
  { path: '/support', title: 'support', words: 'help support ayuda soporte' },
  { path: '/admin/studio', title: 'studio', words: 'studio estudio' },
  { path: '/admin', title: 'admin', words: 'people audit personas' },
];

const AT_HAND: readonly PagePath[] = [
  '/shareable-content',
  '/content-calendar',
  '/plan-my-week',
  '/graphic-builder',
  '/profile/basic',
  '/integrations',
];

/** Where members go most, for whoever has typed nothing yet. */
export const PAGES_AT_HAND: readonly FoundPage[] = AT_HAND.flatMap((path) =>
  PAGES.filter((page) => page.path === path),
);

/** What stands around the thing that is meant. */
const AROUND = new Set(
  'a al and cambiar cambio change como con de del do donde el en find for how i in is la las lo los mi mis my of on open or para se see set settings the to un una ver where with y'.split(
    ' ',
  ),
);

const MOST = 3;
/** From so many letters on a word may have one letter too many, too few or another one, or two that changed places. */
const FORGIVING = 5;

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether two words differ by one letter at most, or by two neighbours that changed places. */
function isNear(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [mine, theirs] = [one, other].map((word) => word.slice(from, word.length - end)) as [string, string];
  if (Math.max(mine.length, theirs.length) <= 1) return true;
  return mine.length === 2 && theirs === `${mine[1]}${mine[0]}`;
}

function isMeant(typed: string, words: readonly string[]): boolean {
  if (typed.length < 3) return words.includes(typed);
  return words.some((word) => word.startsWith(typed) || (typed.length >= FORGIVING && isNear(typed, word)));
}

/**
 * The pages of the product that somebody looks for, three at most: all their words, but for what stands around them, are those of the page.
 *
 * @param titleOf the title of a page in the member's language.
 * @param isTheirs whether a page is the member's to open or to get.
 */
export function pagesFound(
  query: string,
  titleOf: (title: FoundPage['title']) => string,
  isTheirs: (page: FoundPage) => boolean,
): readonly FoundPage[] {
  const meant = wordsIn(query).filter((word) => !AROUND.has(word));
  if (meant.length === 0) return [];
  return PAGES.filter((page) => {
    const own = [...wordsIn(titleOf(page.title)), ...page.words.split(' ')];
    return meant.every((word) => isMeant(word, own)) && isTheirs(page);
  }).slice(0, MOST);
}
