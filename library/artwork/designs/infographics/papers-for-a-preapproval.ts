import { stepsPoster } from '../../kit/steps-poster.ts';

export const papersForAPreapproval = stepsPoster({
  name: 'Six papers for a preapproval',
  kicker: { en: 'Gather them once', es: 'Reúnalos una vez' },
  headline: { en: 'Six papers *for a preapproval*', es: 'Seis papeles *para preaprobarse*' },
  steps: [
    {
      title: { en: 'Who you are', es: 'Quién es usted' },
      line: { en: 'An identification that is in force.', es: 'Una identificación vigente.' },
    },
    {
      title: { en: 'What you earn', es: 'Cuánto gana' },
      line: { en: 'Recent pay stubs, about a month.', es: 'Talones recientes, cerca de un mes.' },
    },
    {
      title: { en: 'Two years back', es: 'Dos años atrás' },
      line: { en: 'W-2s, or returns if self-employed.', es: 'W-2, o declaraciones si trabaja por su cuenta.' },
    },
    {
      title: { en: 'What you have', es: 'Qué tiene' },
      line: { en: 'Bank statements, all pages.', es: 'Estados de cuenta, todas las páginas.' },
    },
    {
      title: { en: 'What you owe', es: 'Qué debe' },
      line: { en: 'Loans, cards, support payments.', es: 'Préstamos, tarjetas, manutención.' },
    },
    {
      title: { en: 'Where gifts come from', es: 'De dónde viene un regalo' },
      line: { en: 'A letter, and the transfer.', es: 'Una carta y la transferencia.' },
    },
  ],
  colours: { paper: '#EDF1E4', card: '#FFFFFF', ink: '#232D20' },
});
