import { stepsPoster } from '../../kit/steps-poster.ts';

export const insideThePayment = stepsPoster({
  name: 'What is inside a monthly payment',
  kicker: { en: 'More than the loan', es: 'Más que el préstamo' },
  headline: { en: 'Inside the *monthly payment*', es: 'Dentro del *pago mensual*' },
  steps: [
    {
      title: { en: 'Principal', es: 'Capital' },
      line: { en: 'What pays the loan down.', es: 'Lo que reduce la deuda.' },
    },
    {
      title: { en: 'Interest', es: 'Interés' },
      line: { en: 'The price of borrowing.', es: 'El precio de pedir prestado.' },
    },
    {
      title: { en: 'Property taxes', es: 'Impuestos' },
      line: { en: 'Set where the house stands.', es: 'Los fija el lugar de la casa.' },
    },
    {
      title: { en: 'Insurance', es: 'Seguro' },
      line: { en: 'For the house; flood is extra.', es: 'De la casa; inundación va aparte.' },
    },
    {
      title: { en: 'Mortgage insurance', es: 'Seguro hipotecario' },
      line: { en: 'With a small down payment.', es: 'Con un pago inicial pequeño.' },
    },
    {
      title: { en: 'Association dues', es: 'Cuotas de asociación' },
      line: { en: 'Where there is one; paid apart.', es: 'Donde la hay; se paga aparte.' },
    },
  ],
  colours: { paper: '#E6EFF4', card: '#FFFFFF', ink: '#1B2C36' },
});
