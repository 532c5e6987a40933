import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/sharing/exactness.ts';

export const messages: Twin<typeof english> = {
  exactness: 'Lo que viste y lo que se envió',
  sent: 'Enviada',
  notSent: 'Aún no se envía',
  digestsRedrawn:
    'Hecha de nuevo: tu marca cambió después de que la aprobaste, así que se volvió a crear la imagen y se envió esa.',
  digestsWillBeRedrawn:
    'Tu marca cambió después de que la aprobaste: la imagen se volvió a crear. Se comparan en cuanto se envía.',
  digestsEqual: 'Idénticas: el archivo que se envió es el que viste.',
  digestsDiffer: 'Distintas: el archivo que se envió no es el que viste. Avisa a quien administra este sitio.',
  neverSent: 'No se envió',
  redrawn: 'Hecha de nuevo',
  digestsNever: 'No se envió ningún archivo, así que no hay nada que comparar.',
  digestsWaiting: 'Se comparan en cuanto se envía.',
  digestsLink:
    'Un artículo se publica como enlace; la red arma su propia vista previa, así que no enviamos ningún archivo.',
};
