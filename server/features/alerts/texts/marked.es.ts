import type { AlertTexts } from './texts.ts';

const quoted = (title: string) => `«${title}»`;

/** Of posts that are still to come and will not go out as they are. */
export const markedPosts: Pick<AlertTexts['posts'], 'words' | 'text'> = {
  words: {
    label: 'Acórtala antes de su hora',
    subject: ({ count, network, title }) =>
      count === 1
        ? `Ya es demasiado larga para ${network}: ${quoted(title)}`
        : `${count} publicaciones programadas ya son demasiado largas para ${network}`,
    title: ({ count, network }) =>
      count === 1
        ? `Una publicación programada ya es demasiado larga para ${network}`
        : `${count} publicaciones programadas ya son demasiado largas para ${network}`,
    kept: ({ count }) =>
      count === 1
        ? 'Todavía no ha salido. Su imagen, su texto y su hora siguen como estaban.'
        : 'Todavía no han salido. Sus imágenes, sus textos y sus horas siguen como estaban.',
    todo: ({ count }) =>
      count === 1
        ? 'Abre la publicación y acorta su texto antes de su hora, y saldrá sola. Como está ahora no la enviaríamos.'
        : 'Abre cada publicación y acorta su texto antes de su hora, y saldrá sola. Como están ahora no las enviaríamos.',
    button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
  },
  text: {
    label: 'Hay un texto más nuevo',
    subject: ({ count, title }) =>
      count === 1
        ? `Tu publicación te espera: el texto de ${quoted(title)} tiene una versión más nueva`
        : `${count} publicaciones programadas te esperan: sus textos tienen versiones más nuevas`,
    title: ({ count }) =>
      count === 1
        ? 'El texto de una publicación programada es más antiguo que en el otro idioma'
        : `Los textos de ${count} publicaciones programadas son más antiguos que en el otro idioma`,
    kept: ({ count }) =>
      count === 1
        ? 'Todavía no ha salido. Su imagen, su texto y su hora siguen como estaban.'
        : 'Todavía no han salido. Sus imágenes, sus textos y sus horas siguen como estaban.',
    todo: ({ count }) =>
      count === 1
        ? 'Abre la publicación antes de su hora: publícala de todos modos o publica el texto más nuevo. Sin preguntarte no la enviaríamos.'
        : 'Abre cada publicación antes de su hora: publícala de todos modos o publica el texto más nuevo. Sin preguntarte no las enviaríamos.',
    button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
  },
};
