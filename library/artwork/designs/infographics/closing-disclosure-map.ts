import { stepsPoster } from '../../kit/steps-poster.ts';

export const closingDisclosureMap = stepsPoster({
  name: 'A map of the Closing Disclosure',
  kicker: { en: 'At least three business days before', es: 'Al menos tres días hábiles antes' },
  headline: { en: 'Where to look *in five pages*', es: 'Dónde mirar *en cinco páginas*' },
  steps: [
    {
      title: { en: 'Page 1: the loan', es: 'Página 1: préstamo' },
      line: { en: 'Amount, rate, payment, penalties.', es: 'Monto, tasa, pago, penalizaciones.' },
    },
    {
      title: { en: 'Page 1: Cash to Close', es: 'Página 1: Cash to Close' },
      line: { en: 'What you bring on the day.', es: 'Lo que usted lleva ese día.' },
    },
    {
      title: { en: 'Page 2: the costs', es: 'Página 2: costos' },
      line: { en: 'Line by line, beside the estimate.', es: 'Línea por línea, junto a la estimación.' },
    },
    {
      title: { en: 'Page 3: the sums', es: 'Página 3: las cuentas' },
      line: { en: 'What changed, and for whom.', es: 'Qué cambió y para quién.' },
    },
    {
      title: { en: 'Page 4: the account', es: 'Página 4: la cuenta' },
      line: { en: 'What escrow pays, and what not.', es: 'Qué paga escrow y qué no.' },
    },
    {
      title: { en: 'Page 5: who is who', es: 'Página 5: quién es quién' },
      line: { en: 'Check by a number you found.', es: 'Verifique con un número que usted halló.' },
    },
  ],
  colours: { paper: '#EDF1E4', card: '#FFFFFF', ink: '#232D20' },
});
