import type { Language } from '../../kit/language.ts';

export type ProviderName = 'google' | 'apple';

/** Somebody with an account at the provider. */
export interface Identity {
  sub: string;
  name: string;
  email: string;
  /** As the provider puts it into the token: Apple has been seen to send the word. */
  emailVerified: boolean | 'true';
  note: Record<Language, string>;
}

export const people: Record<ProviderName, readonly Identity[]> = {
  google: [
    {
      sub: '100000000000000000001',
      name: 'Maya Alvarez',
      email: 'maya@demo.yardsign.test',
      emailVerified: true,
      note: { en: 'Uses the address of a demo account', es: 'Usa el correo de una cuenta de demostración' },
    },
    {
      sub: '100000000000000000002',
      name: 'Tina Reyes',
      email: 'tina@demo.yardsign.test',
      emailVerified: true,
      note: { en: 'Connected already in the demo', es: 'Ya está vinculada en la demostración' },
    },
    {
      sub: '100000000000000000003',
      name: 'Nadia Newman',
      email: 'nadia.newman@example.test',
      emailVerified: true,
      note: { en: 'No account uses this address', es: 'Ninguna cuenta usa este correo' },
    },
    {
      sub: '100000000000000000004',
      name: 'Luis Herrera',
      email: 'luis@demo.yardsign.test',
      emailVerified: false,
      note: { en: 'Google does not vouch for the address', es: 'Google no responde por este correo' },
    },
  ],
  apple: [
    {
      sub: '000001.a1b2c3.0001',
      name: 'Oscar Grant',
      email: 'oscar@demo.yardsign.test',
      emailVerified: 'true',
      note: { en: 'Uses the address of a demo account', es: 'Usa el correo de una cuenta de demostración' },
    },
    {
      sub: '000001.a1b2c3.0002',
      name: 'Theo Park',
      email: 'q7x2m9d4@privaterelay.appleid.com',
      emailVerified: 'true',
      note: { en: 'Hides the address behind Apple’s relay', es: 'Oculta su correo con Apple' },
    },
    {
      sub: '000001.a1b2c3.0003',
      name: 'Paz Ibarra',
      email: 'paz.ibarra@example.test',
      emailVerified: true,
      note: { en: 'No account uses this address', es: 'Ninguna cuenta usa este correo' },
    },
  ],
};
