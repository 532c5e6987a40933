import type { approvalEn } from './texts.en.ts';

export const approvalEs: typeof approvalEn = {
  asked: {
    subject: ({ asker, count }) =>
      count === 1
        ? `${asker} te pide que apruebes una publicación`
        : `${asker} te pide que apruebes ${count} publicaciones`,
    lead: ({ count }) =>
      count === 1
        ? 'No se publica antes de que la apruebes. Ábrela para ver la imagen y el texto tal como se publicarían.'
        : 'No salen antes de que las apruebes. Abre cada una para ver la imagen y el texto tal como saldrían.',
    label: 'Te espera',
    detail: (network, when) => `${network}, ${when}`,
    moreTitle: 'Fuera de esta lista',
    more: (count) =>
      count === 1
        ? 'Hay una publicación más que te espera en tu cuenta.'
        : `Hay ${count} publicaciones más que te esperan en tu cuenta.`,
    untilTitle: 'Decide antes de',
    send: (until, { count }) =>
      count === 1 ? `${until}. Después se publica sin ti.` : `${until}. Después la primera se publica sin ti.`,
    stop: (until, { count }) =>
      count === 1 ? `${until}. Después ya no se publica.` : `${until}. Después la primera ya no se publica.`,
    linkTitle: 'Sobre el enlace',
    link: ({ count }) =>
      count === 1
        ? 'Es solo tuyo, sirve una vez y solo para esta publicación. No hace falta iniciar sesión.'
        : 'Cada uno es solo tuyo, sirve una vez y solo para su publicación. No hace falta iniciar sesión.',
    button: ({ count }) => (count === 1 ? 'Ver la publicación' : 'Ver todo lo que te espera'),
    footer: 'Recibes este correo porque apruebas publicaciones de tu equipo.',
  },
  answered: {
    label: 'Tu publicación',
    titles: {
      approved: ({ by, title }) => `${by} aprobó «${title}»`,
      declined: ({ by, title }) => `${by} rechazó «${title}»`,
      not_needed: ({ title }) => `«${title}» ya no necesita aprobación`,
      undecided_sent: ({ title }) => `«${title}» se publica: nadie se opuso a tiempo`,
      undecided_stopped: ({ title }) => `«${title}» no se publica: nadie decidió a tiempo`,
      team_left: ({ title }) => `«${title}» no se publica: ya no estás en el equipo`,
    },
    goesOut: ({ network }) => `Se publica en ${network} a su hora, tal como se mostró.`,
    stopped: 'No se publicó nada. Si aún quieres enviarla, ábrela y haz otra publicación.',
    reasonTitle: 'Lo que te escribió',
    button: 'Abrir la publicación',
    footer: 'Recibes este correo porque tu equipo revisa las publicaciones antes de que salgan.',
  },
};
