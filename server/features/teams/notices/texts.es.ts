import type { TeamTexts } from './texts.ts';

export const teamsEs: TeamTexts = {
  label: 'Invitación',
  subject: 'Te invitan a un equipo en Yardsign',
  title: ({ team }) => `Únete al equipo de ${team}`,
  hello: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
  lead: ({ team, invitedBy }) =>
    `${invitedBy} tiene un cupo para ti en ${team}: artículos, gráficos y publicaciones con tu nombre y la imagen de tu equipo.`,
  asAdmin: 'Formarías parte de la administración del equipo: puedes invitar a otras personas y ayudarlas.',
  howTitle: 'Cómo funciona',
  how: 'Usa la cuenta que ya tienes o crea una en un minuto. No hay nada que pagar.',
  untilTitle: 'La invitación está abierta hasta',
  button: 'Ver la invitación',
  footer: ({ invitedBy }) =>
    `Recibes este correo porque ${invitedBy} escribió tu dirección. Si no conoces a esa persona, no tienes que hacer nada.`,
  news: {
    'member-left': {
      label: 'Tu equipo',
      subject: ({ member }) => `${member} dejó tu equipo`,
      lead: ({ member, team }) =>
        `${member} dejó el equipo de ${team} por decisión propia. Su cupo queda libre desde ahora.`,
      notes: [
        { heading: 'Qué conserva', text: 'Su cuenta, su perfil y sus publicaciones.' },
        {
          heading: 'Qué terminó',
          text: 'El plan que incluía el cupo, y que el equipo pueda ver como esa persona. Los campos que bloqueaste se pueden cambiar otra vez.',
        },
      ],
      button: 'Abrir mi equipo',
      footer: 'Recibes este correo porque el equipo es tuyo.',
    },
    removed: {
      label: 'Tu cuenta',
      subject: ({ team }) => `Ya no formas parte del equipo de ${team}`,
      lead: ({ team }) =>
        `El equipo de ${team} liberó tu cupo. Conservas tu cuenta, tu perfil y todas tus publicaciones, y puedes volver a cambiar los campos que el equipo había bloqueado.`,
      notes: [
        {
          heading: 'Qué terminó',
          text: 'El plan que incluía el cupo. Si no tienes uno propio, tu cuenta ahora es gratuita y las publicaciones programadas esperan un plan.',
        },
        { heading: 'Si no lo esperabas', text: 'Pregunta a quien dirige el equipo. Puede invitarte otra vez.' },
      ],
      button: 'Abrir mi cuenta',
      footer: 'Recibes este correo porque se trata de tu cuenta.',
    },
    'team-ended': {
      label: 'Tu cuenta',
      subject: () => 'Tu equipo terminó',
      lead: () =>
        'Se eliminó la cuenta de quien dirigía tu equipo. Conservas tu cuenta, tu perfil y todas tus publicaciones, y puedes volver a cambiar los campos que el equipo había bloqueado.',
      notes: [
        {
          heading: 'Qué terminó',
          text: 'El plan que incluía tu cupo. Si no tienes uno propio, tu cuenta ahora es gratuita y las publicaciones programadas esperan un plan.',
        },
      ],
      button: 'Abrir mi cuenta',
      footer: 'Recibes este correo porque se trata de tu cuenta.',
    },
  },
};
