import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/offers.ts';

/** Los beneficios como los llena el equipo de contenido. */
export const messages: Twin<typeof english> = {
  lead: 'Lo que se ofrece a los miembros en /my-perks. Lo que se guarda aquí va por encima de los archivos de la biblioteca.',
  toTexts: 'Los textos',
  toPerks: 'Todos los beneficios',
  toMembers: 'La página de los miembros',
  add: 'Nuevo beneficio',
  begin: 'Empezar',
  headerHelp: 'De él se forma su dirección, que ya no cambia. Un beneficio nuevo queda oculto hasta que lo muestres.',
  headerMissing: 'Escribe cómo se llama.',
  failed: 'No se pudieron cargar los beneficios.',
  failedOne: 'No se pudo cargar el beneficio.',
  gone: 'No existe ese beneficio',
  goneText: 'Puede que la dirección sea vieja o esté mal escrita.',
  none: 'Todavía no hay beneficios',
  noneHelp: 'Empieza el primero arriba.',
  shown: 'Visible',
  hidden: 'Oculto',
  changed: 'Lo cambió {name} {time}',
  nobody: 'alguien que ya no está',
  leadShown: 'Lo que guardas aquí, los miembros lo ven al momento.',
  leadHidden: 'Los miembros no lo ven. Puede estar incompleto hasta que lo muestres.',
  saved: 'El beneficio está guardado. Los miembros ya lo ven.',
  savedHidden: 'El beneficio está guardado. Los miembros no lo ven.',
  versionLibrary: 'Como está en la biblioteca',
};
