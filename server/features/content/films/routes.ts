import { api } from '@yardsign/contracts/api';
import { AppError } from '../../../platform/errors.ts';
import { answerFile } from '../../../platform/http/answers/answer-file.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { active, memberOf } from '../../../platform/http/policies.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import type { ContentDeps } from '../ports.ts';
import { ownDrawing } from './film-drawing.ts';
import { findFilm } from './find-film.ts';
import { laterCaptions } from './later-captions.ts';
import { ownFilmFiles } from './own-film-files.ts';
import { addressVersionOf, FILM_MEDIA_TYPES, versionOf } from './present-film.ts';

const TYPES: Readonly<Record<string, string>> = { ...FILM_MEDIA_TYPES, json: 'application/json; charset=utf-8' };

/** An address that names the version is the address of these bytes for good. */
const KEPT = 'private, max-age=31536000, immutable';

export function filmRoutes(deps: Pick<ContentDeps, 'db' | 'films' | 'clock'>): BoundRoute[] {
  return [
    bind(api.content.getFilm, {
      policy: active,
      async handle({ actor, params: { id, file }, query, context }) {
        const film = await findFilm(deps, id, { memberId: memberOf(actor).userId, now: deps.clock.now() });
        if (!film) throw new AppError('not_found');
        mustHoldFeature(memberOf(actor), film.contentType);
        const version = versionOf(film.facts, file);
        const laterMs = file.endsWith('.vtt') ? (query.later ?? 0) : 0;
        const files = film.facts.files ? deps.films : ownFilmFiles(await ownDrawing(deps.db, id), film);
        const answer = await answerFile(laterCaptions(files, laterMs), film.keyOf(file), context, {
          'content-type': TYPES[file.split('.')[1] ?? ''] ?? 'application/octet-stream',
          etag: `"${version}-${file}${laterMs === 0 ? '' : `-${laterMs}`}"`,
          'cache-control': query.v === addressVersionOf(film.facts, file) ? KEPT : 'private, no-cache',
        });
        if (!answer) throw new AppError('not_found');
        return answer;
      },
    }),
  ];
}
