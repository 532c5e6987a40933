/** The password of every demo account. */
export const DEMO_PASSWORD = 'porch-light-42';

export interface DemoAccount {
  username: string;
  name: string;
  note: { en: string; es: string };
}

/** Who is in the demo world, in the order in which the sign-in page offers them. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { username: 'maya', name: 'Maya Alvarez', note: { en: 'Agent, everything set up', es: 'Agente, todo listo' } },
  { username: 'luis', name: 'Luis Herrera', note: { en: 'Agent, in Spanish', es: 'Agente, en español' } },
  {
    username: 'nora',
    name: 'Nora Blake',
    note: { en: 'Just joined, profile empty', es: 'Recién llegada, perfil vacío' },
  },
  { username: 'oscar', name: 'Oscar Grant', note: { en: 'Team owner', es: 'Dueño de un equipo' } },
  {
    username: 'tina',
    name: 'Tina Reyes',
    note: { en: 'Team admin under Oscar', es: 'Administradora del equipo de Oscar' },
  },
  { username: 'theo', name: 'Theo Park', note: { en: 'Member under Oscar', es: 'Miembro del equipo de Oscar' } },
  { username: 'lou', name: 'Lou Castellano', note: { en: 'Licensed owner', es: 'Dueño con licencia' } },
  { username: 'lena', name: 'Lena Moss', note: { en: 'Licensed member under Lou', es: 'Miembro con licencia de Lou' } },
  { username: 'ines', name: 'Inés Duarte', note: { en: 'Sign-up not finished', es: 'Registro sin terminar' } },
  { username: 'ivan', name: 'Ivan Petrov', note: { en: 'Inactive', es: 'Inactivo' } },
  { username: 'lim', name: 'Lim Wei', note: { en: 'Limited', es: 'Limitado' } },
  { username: 'pat', name: 'Pat Quinn', note: { en: 'Paused', es: 'En pausa' } },
  { username: 'frida', name: 'Frida Sol', note: { en: 'Free plan', es: 'Plan gratuito' } },
  {
    username: 'sam',
    name: 'Sam Rivera',
    note: { en: 'Two accounts under one address', es: 'Dos cuentas con un mismo correo' },
  },
  { username: 'cora', name: 'Cora Whitfield', note: { en: 'Crew', es: 'Equipo de contenido' } },
  {
    username: 'ada',
    name: 'Ada Brandt',
    note: { en: 'Admin, with a second factor', es: 'Administradora, con segundo factor' },
  },
];

/** When they signed up, in days before today. */
export const JOINED: Readonly<Record<string, number>> = {
  ada: 730,
  oscar: 705,
  lou: 640,
  cora: 560,
  tina: 524,
  ivan: 487,
  maya: 410,
  pat: 366,
  luis: 321,
  frida: 302,
  theo: 263,
  lim: 211,
  'sam.lending': 190,
  lena: 152,
  'sam.homes': 45,
  ines: 2,
  nora: 1,
};

/** When they signed in last, in hours before now. Who is not named never did. */
export const LAST_SIGN_IN: Readonly<Record<string, number>> = {
  maya: 3,
  luis: 7,
  oscar: 5,
  tina: 26,
  theo: 51,
  lou: 122,
  lena: 80,
  'sam.lending': 31,
  'sam.homes': 266,
  cora: 20,
  ada: 4,
  frida: 24 * 34,
  lim: 24 * 23,
  pat: 24 * 13,
  ivan: 24 * 66,
};
