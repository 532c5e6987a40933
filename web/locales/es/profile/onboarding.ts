import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/profile/onboarding.ts';

export const messages: Twin<typeof english> = {
  title: 'Tu marca en todas partes',
  needed: 'Solo hace falta a qué te dedicas. Lo demás puede esperar.',
  roleRequired: 'Falta a qué te dedicas.',
  failed: 'Algo salió mal al guardar tu perfil. Inténtalo de nuevo.',
  later: 'Puedes cambiar este perfil más adelante, cuando quieras.',
};
