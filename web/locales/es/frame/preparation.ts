import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/frame/preparation.ts';

export const messages: Twin<typeof english> = {
  notYet: 'Esta página está en preparación.',
  other: 'Lo que está listo está en el menú.',

  followUpBoss: 'Aquí tendrás tus artículos y gráficos dentro de Follow Up Boss.',
};
