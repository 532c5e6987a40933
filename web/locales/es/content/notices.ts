import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/content/notices.ts';

export const messages: Twin<typeof english> = {
  notice_report: 'Ver el informe',
  notice_alert: 'Ver',
  notice_share: 'Abrir',
  noticeReport: 'Ya está tu informe mensual del mercado de {month}.',
};
