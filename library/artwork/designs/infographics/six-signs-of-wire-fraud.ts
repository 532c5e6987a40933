import { stepsPoster } from '../../kit/steps-poster.ts';

export const sixSignsOfWireFraud = stepsPoster({
  name: 'Six signs of wire fraud',
  kicker: { en: 'Before any money moves', es: 'Antes de mover dinero' },
  headline: { en: 'Six signs *to stop at*', es: 'Seis señales *para detenerse*' },
  steps: [
    {
      title: { en: 'New account, late', es: 'Cuenta nueva, a última hora' },
      line: { en: 'Instructions change near closing.', es: 'Las instrucciones cambian cerca del cierre.' },
    },
    {
      title: { en: 'Hurry', es: 'Prisa' },
      line: { en: '“Today, or you lose the house.”', es: '“Hoy, o pierde la casa.”' },
    },
    {
      title: { en: 'Only by mail', es: 'Solo por correo' },
      line: { en: 'Nobody can be reached by phone.', es: 'Nadie contesta el teléfono.' },
    },
    {
      title: { en: 'Almost the address', es: 'Casi la dirección' },
      line: { en: 'One letter more, one dot less.', es: 'Una letra de más, un punto de menos.' },
    },
    {
      title: { en: 'Another name', es: 'Otro nombre' },
      line: { en: 'The account is not the company’s.', es: 'La cuenta no es de la compañía.' },
    },
    {
      title: { en: 'A number in the mail', es: 'Un número en el correo' },
      line: { en: 'Call the one you already had.', es: 'Llame al que usted ya tenía.' },
    },
  ],
  colours: { paper: '#E6EFF4', card: '#FFFFFF', ink: '#1B2C36' },
});
