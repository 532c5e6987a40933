import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/sharing/compliance.ts';

export const messages: Twin<typeof english> = {
  label: 'Redacción',
  count: { one: 'Una frase que revisar antes de publicar.', other: '{count} frases que revisar antes de publicar.' },
  noneLeft: 'Ya no queda ninguna frase por revisar.',
  level_inform: 'Conviene saber',
  level_warn: 'Dilo de otra forma',
  level_block: 'No lo publiques así',
  use: 'Usar «{instead}»',
  useNamed: 'Usar «{instead}» en lugar de «{phrase}»',
  takeOut: 'Quitarla',
  takeOutNamed: 'Quitar «{phrase}»',
  adCount: {
    one: 'Algo que piden las reglas de publicidad',
    other: '{count} cosas que piden las reglas de publicidad',
  },
  ad_inform: 'Para tener en cuenta',
  ad_warn: 'Falta',
  adProfile: 'Abrir tu perfil',
};
