import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/results.ts';

export const messages: Twin<typeof english> = {
  lead: 'Lo que las redes cuentan de tus publicaciones, primero las mejores. Cada una se compara con lo que sueles lograr en la misma red.',
  network: 'Red',
  allNetworks: 'Todas las redes',
  time: 'Periodo',
  days_30: 'Últimos 30 días',
  days_90: 'Últimos 90 días',
  days_366: 'Último año',
  none: 'Todavía no hay nada que mostrar',
  noneText:
    'Las cifras llegan una hora después de publicar, luego cada vez más espaciadas, durante un mes. Se leen de Facebook e Instagram.',
  failed: 'No se pudieron cargar las cifras.',
  reactions: { one: '{count} reacción', other: '{count} reacciones' },
  comments: { one: '{count} comentario', other: '{count} comentarios' },
  shares: { one: '{count} compartido', other: '{count} compartidos' },
  beside: '{times} veces lo que sueles lograr',
  good: 'Le fue bien',
  published: '{network} · {when}',
  shownOf: 'Las {shown} mejores de {total}',
  hours: 'Horas que te funcionaron',
  hour: {
    one: '{hour}: {percent} % mejor, con una publicación',
    other: '{hour}: {percent} % mejor, con {count} publicaciones',
  },
  hoursTooFew: 'Las horas se nombran cuando {least} de tus publicaciones se hayan asentado. Nada cambia por sí solo.',
  hoursNote: 'Según tu propio reloj, con publicaciones de tres días o más. Nada cambia por sí solo.',
  toTimes: 'Abrir tus horarios de publicación',
  again: 'Vale la pena publicar de nuevo',
  againText: 'Les fue bien y llevan tres meses de descanso.',
  figures: 'Lo que hizo la gente',
  figuresNone: 'Las cifras llegan una hora después de publicar.',
  figuresNotCounted: '{network} no nos dice lo que hizo la gente.',
  readAt: 'Leído {when}',
  toResults: 'Ver qué funcionó',
};
