import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/profile/collisions.ts';

export const messages: Twin<typeof english> = {
  title: 'Cambió en otro lugar mientras tanto',
  text: 'Mientras escribías aquí, lo mismo se guardó desde otra ventana o lo guardó tu equipo. Elige qué se queda.',
  mine: 'Lo que escribiste aquí',
  saved: 'Lo que está guardado ahora',
  empty: 'Nada',
  keepMine: 'Dejar lo mío',
  keepMineOf: 'Dejar lo mío: {field}',
  takeSaved: 'Usar lo guardado',
  takeSavedOf: 'Usar lo guardado: {field}',
};
