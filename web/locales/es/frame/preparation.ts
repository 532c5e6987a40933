import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/frame/preparation.ts';

export const messages: Twin<typeof english> = {
  notYet: 'Esta página está en preparación.',
  other: 'Lo que está listo está en el menú.',

  followUpBoss: 'Aquí tendrás tus artículos y gráficos dentro de Follow Up Boss.',

  realtalk: 'Aquí leerás un guion ante la cámara y te grabarás.',
  realtalkRecord: 'Aquí grabarás con el guion a la vista.',
  realtalkTest: 'Aquí probarás tu cámara y tu micrófono.',
  realtalkReview: 'Aquí mirarás tus tomas y te quedarás con la mejor.',
  realtalkRecordings: 'Aquí encontrarás todo lo que has grabado.',
  realtalkRecording: 'Aquí verás una grabación, la descargarás o la compartirás.',
  scriptBuilder: 'Aquí escribirás tu propio guion.',
  scriptRecordings: 'Aquí encontrarás las grabaciones de un guion.',
};
