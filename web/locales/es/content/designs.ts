import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as en } from '../../en/content/designs.ts';

/** Donde los miembros diseñan sus propios gráficos. */
export const messages: Twin<typeof en> = {
  lead: 'Empieza con un gráfico de la biblioteca o con uno vacío, cámbialo a tu gusto y publícalo con tu marca.',
  notInPlan: 'Tu plan no tiene gráficos',
  notInPlanText: 'Con los gráficos para redes también puedes diseñar los tuyos.',
  seePlans: 'Ver los planes',
  own: 'Mis gráficos',
  none: 'Todavía no has diseñado nada',
  noneText: 'Elige un gráfico de abajo o empieza con uno vacío. Lo que diseñas es solo tuyo.',
  beginnings: 'Empieza con uno de estos',
  beginningsText:
    'Recibes una copia en todos los tamaños y en los dos idiomas. El gráfico de la biblioteca queda como está.',
  beginEmpty: 'Empezar con uno vacío',
  begin: 'Empezar',
  headline: '¿Qué dice?',
  headlineHelp: 'Será el titular, en los dos idiomas hasta que cambies uno de ellos.',
  titleMissing: 'Escribe qué dice.',
  back: 'Volver a mis gráficos',
  gone: 'Este gráfico no está aquí',
  goneText: 'Se eliminó o es de otra persona.',
  onPhone:
    'En un teléfono puedes cambiar palabras, colores y fotos, y publicar. Para mover cosas a mano es más fácil una pantalla grande.',
  sample:
    'Este gráfico muestra datos de muestra, así que no se puede publicar. Tu copia sigue siendo una muestra, cambies lo que cambies.',
  useIt: 'Úsalo',
  useItText: 'Como se ve en la pantalla: {size}, en el idioma que estás viendo.',
  notSaved: 'No se pudo guardar, así que no se hizo nada. Lo que hiciste queda en este navegador.',
  addPhoto: 'Poner una foto tuya',
  photo: 'Tu foto',
  enoughPhotos: 'En un gráfico caben seis fotos.',
  duplicate: 'Duplicar',
  duplicated: 'Este es el segundo. El primero quedó como estaba.',
};
