import type { TeamTexts } from './teams.ts';

export const teamsEs: TeamTexts = {
  label: 'Invitación',
  subject: ({ team, invitedBy }) => `${invitedBy} te invita al equipo de ${team}`,
  title: ({ team }) => `Únete al equipo de ${team}`,
  hello: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
  lead: ({ team, invitedBy }) =>
    `${invitedBy} tiene un puesto para ti en ${team}: artículos, gráficos y publicaciones con tu nombre y la imagen de tu equipo.`,
  asAdmin: 'Formarías parte de la administración del equipo: puedes invitar a otras personas y ayudarlas.',
  howTitle: 'Cómo funciona',
  how: 'Usa la cuenta que ya tienes o crea una en un minuto. No hay nada que pagar.',
  untilTitle: 'La invitación está abierta hasta',
  button: 'Ver la invitación',
  footer: ({ invitedBy }) =>
    `Recibes este correo porque ${invitedBy} escribió tu dirección. Si no conoces a esa persona, no tienes que hacer nada.`,
};
