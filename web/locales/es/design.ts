import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/design.ts';

export const messages: Twin<typeof english> = { title: 'Lenguaje de diseño' };
