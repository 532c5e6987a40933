import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/content/changes.ts';

export const messages: Twin<typeof english> = {
  gone: 'Quitado',
  new: 'Nuevo',
  picture: 'Imagen',
  follows: 'Después de «{after}»',
  movedAfter: 'Cambió de lugar. Ahora va después de «{after}».',
  movedFirst: 'Pasó al principio.',
  first: 'Al principio',

  sourceTitle: 'Qué cambió en la pieza que copiaste',
  sourceInEn: 'En inglés',
  sourceInEs: 'En español',
  sourceSame: 'Aquí no cambió nada.',
  sourceLead: 'Marca lo que quieras en tu copia. Lo que no marques se queda como lo tienes.',
  sourceUnknown:
    'Ya no se sabe qué copiaste entonces. Abajo está lo que distingue a la pieza de tu copia; una parte puede ser tuya.',
  kind_title: 'Título',
  kind_description: 'De qué trata, en una frase',
  kind_caption: 'Texto de la publicación',
  kind_rewritten: 'Párrafo cambiado',
  kind_inserted: 'Párrafo nuevo',
  kind_deleted: 'Párrafo quitado',
  kind_moved: 'Párrafo que cambió de lugar',
  contested: 'Tú también cambiaste esto. Si lo marcas, se reemplaza lo que escribiste aquí.',
  tickAll: 'Marcar todo',
  tickNone: 'No marcar nada',
  source_keep: 'Conservar lo mío',
  source_merge: { one: 'Incorporar {count} cambio', other: 'Incorporar {count} cambios' },
  source_take: 'Tomar el texto nuevo completo',
  sourceDone_keep: 'Tu copia se queda como está.',
  sourceDone_merge: 'Lo que marcaste está en tu copia. Lo demás se queda como lo tenías.',
  sourceDone_take: 'Tu copia dice lo mismo que la pieza.',
};
