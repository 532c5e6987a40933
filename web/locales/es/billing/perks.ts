import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/billing/perks.ts';

export const messages: Twin<typeof english> = {
  lead: 'Lo que nuestros socios dan a los miembros, y lo que ganas por contarle a un colega.',
  all: 'Todos los beneficios',
  failedOne: 'No se pudieron leer los beneficios.',
  failedAll: 'No se pudieron leer todos los beneficios.',
  partnerDescription: 'Datos de prospectos para agentes que prefieren llamar a esperar.',
  referralHeader: 'Gana meses gratis',
  referralDescription: 'Comparte tu enlace con un colega.',
  referralGain: 'Un mes gratis para ti después de su segundo pago',
  sample:
    'Esto es una muestra: el socio, la oferta y los testimonios son inventados, y el botón no lleva a ninguna parte.',
  offer: 'La oferta',
  claim: 'Aprovechar esta oferta',
  what: 'Qué es',
  why: 'Por qué lo usan los miembros',
  voices: 'Lo que dicen los miembros',
  watch: 'Mira cómo funciona {header}',
  film: 'Cómo funciona {header}',
  downloadPdf: 'Descargar PDF',
  downloadHelp: 'Con tu nombre, tu logo y tus colores.',
};
