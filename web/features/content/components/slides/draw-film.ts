/** What a film of slides is drawn of, and what it says: one file, which comes with the first film. */
export { FILM_FRAME } from '@yardsign/scene/film/film';
export { writeCaptions } from '@yardsign/scene/film/captions';
export { slidesFilm } from '@yardsign/scene/slides/slides-film';
