import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as en } from '../en/tools.ts';

export const messages: Twin<typeof en> = {
  payments: 'Pagos al mes',
  rate: 'Tasa',
  within: 'dentro del presupuesto',
  paymentsNote:
    'Capital e intereses de un préstamo a 30 años con tasa fija, en dólares enteros. Impuestos, seguros y cuotas van aparte.',
  forecasts: 'Pronósticos por año',
  year: 'Año',
  low: 'Más bajo',
  average: 'Promedio',
  high: 'Más alto',
  value: 'Valor con el promedio',
  gained: 'Desde hoy',
  forecastsNote: 'Un pronóstico es una opinión y no una promesa.',
};
