import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/studio/offers.ts';

/** Los beneficios como los llena el equipo de contenido. */
export const messages: Twin<typeof english> = {
  lead: 'Lo que se ofrece a los miembros en /my-perks. Lo que se publica aquí va por encima de los archivos de la biblioteca.',
  toTexts: 'Los textos',
  toPerks: 'Todos los beneficios',
  toMembers: 'La página de los miembros',
  add: 'Nuevo beneficio',
  begin: 'Empezar',
  headerHelp: 'De él se forma su dirección, que ya no cambia. Un beneficio nuevo es un borrador hasta que se publica.',
  headerMissing: 'Escribe cómo se llama.',
  headerTaken: 'Ya hay un beneficio en la dirección que sale de este nombre. Ponle otro nombre.',
  failed: 'No se pudieron cargar los beneficios.',
  failedOne: 'No se pudo cargar el beneficio.',
  gone: 'No existe ese beneficio',
  goneText: 'Puede que la dirección sea vieja o esté mal escrita.',
  none: 'Todavía no hay beneficios',
  noneHelp: 'Empieza el primero arriba.',
  changed: 'Lo cambió {name} {time}',
  nobody: 'alguien que ya no está',
  saved: 'El borrador está guardado.',
  saveFirst: 'Primero guarda lo que escribiste.',
  withdrawText: 'Los miembros ya no lo verán. Puedes publicarlo de nuevo.',
  changes: 'Qué cambia respecto a lo publicado',
  versionLibrary: 'Como está en la biblioteca',
};
