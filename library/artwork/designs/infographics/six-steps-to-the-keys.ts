import { stepsPoster } from '../../kit/steps-poster.ts';

export const sixStepsToTheKeys = stepsPoster({
  name: 'From the offer to the keys',
  kicker: { en: 'Six steps, usually some weeks', es: 'Seis pasos, casi siempre semanas' },
  headline: { en: 'From the offer *to the keys*', es: 'De la oferta *a las llaves*' },
  steps: [
    {
      title: { en: 'Contract', es: 'Contrato' },
      line: { en: 'Both have signed, and both have it.', es: 'Ambos firmaron y ambos lo tienen.' },
    },
    {
      title: { en: 'Deposit', es: 'Depósito' },
      line: { en: 'Paid where the contract says, on time.', es: 'Se paga donde dice el contrato, a tiempo.' },
    },
    {
      title: { en: 'Inspection', es: 'Inspección' },
      line: { en: 'Look, ask, decide before the deadline.', es: 'Ver, preguntar y decidir dentro del plazo.' },
    },
    {
      title: { en: 'Appraisal', es: 'Avalúo' },
      line: { en: 'The lender asks what it is worth.', es: 'El prestamista pregunta cuánto vale.' },
    },
    {
      title: { en: 'Loan approved', es: 'Préstamo aprobado' },
      line: { en: 'Papers checked, conditions met.', es: 'Papeles revisados, condiciones cumplidas.' },
    },
    {
      title: { en: 'Closing', es: 'Cierre' },
      line: { en: 'Sign, pay, take the keys.', es: 'Firmar, pagar, recibir las llaves.' },
    },
  ],
  colours: { paper: '#F6EFE2', card: '#FFFFFF', ink: '#2B2118' },
});
