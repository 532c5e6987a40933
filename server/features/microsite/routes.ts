import { api } from '@yardsign/contracts/api';
import { languageAskedFor } from '@yardsign/domain/text/language-asked-for';
import { publicHomeUrl } from '@yardsign/domain/content/paths';
import { AppError } from '../../platform/errors.ts';
import { answerFile } from '../../platform/http/answers/answer-file.ts';
import { readyBody } from '../../platform/http/answers/ready-body.ts';
import { bind, movedTo, redirectTo, shared, sharedPage, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, memberOf, signedIn } from '../../platform/http/policies.ts';
import { readPage } from './find-page.ts';
import { laterCaptions } from '../content/films/later-captions.ts';
import { addressTag, findPageFilm } from './find-page-film.ts';
import { findPublicArticle } from './find-public-article.ts';
import type { MicrositeDeps } from './ports.ts';
import { readFeed } from './read-feed.ts';
import { readMicrosite } from './read-home.ts';

const FIVE_MINUTES = { 'cache-control': 'public, max-age=300' };

/** What came with an address goes on with it: where a visitor is from, and that they have written. */
function withQuery(url: string, query: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return said.length === 0 ? url : `${url}?${new URLSearchParams(said).toString()}`;
}

export function micrositeRoutes(deps: MicrositeDeps): BoundRoute[] {
  return [
    bind(api.microsite.getMicrosite, {
      policy: signedIn,
      handle: ({ actor }) => readMicrosite(deps, memberOf(actor).userId),
    }),
    bind(api.microsite.findPublicHome, {
      policy: anyone,
      handle({ params, query, context }) {
        const language = languageAskedFor(context.header('accept-language'));
        return redirectTo(withQuery(publicHomeUrl(deps.publicUrl, params.code, language), query));
      },
    }),
    bind(api.microsite.getPublicHome, {
      policy: anyone,
      async handle({ params, query }) {
        const { sent, page, category } = query;
        const found = await readPage(deps, { ...params, slug: null, page, category }, sent === '1');
        return sharedPage(found, FIVE_MINUTES);
      },
    }),
    bind(api.microsite.getPublicFeed, {
      policy: anyone,
      async handle({ params, query }) {
        const key = JSON.stringify(['feed', params, query.category ?? null]);
        const feed = await deps.pages.recall(key, async () =>
          readyBody(await readFeed(deps, { ...params, category: query.category })),
        );
        return shared(feed, { ...FIVE_MINUTES, 'content-type': 'application/rss+xml; charset=utf-8' });
      },
    }),
    bind(api.microsite.getPublicFilm, {
      policy: anyone,
      async handle({ params, query, context }) {
        const film = await findPageFilm(deps, await findPublicArticle(deps, params), params.language);
        if (!film) throw new AppError('not_found');
        const file = film.files[params.part];
        const isKept = query.v === addressTag(file);
        const answer = await answerFile(laterCaptions(deps[file.store], file.laterMs), file.key, context, {
          'content-type': file.mediaType,
          etag: `"${file.tag}"`,
          'cache-control': isKept ? 'public, max-age=31536000, immutable' : FIVE_MINUTES['cache-control'],
        });
        if (!answer) throw new AppError('not_found');
        return answer;
      },
    }),
    bind(api.microsite.getPublicArticle, {
      policy: anyone,
      async handle({ params, query }) {
        const found = await readPage(deps, params, query.sent === '1');
        return found.movedTo === null ? sharedPage(found, FIVE_MINUTES) : movedTo(withQuery(found.movedTo, query));
      },
    }),
  ];
}
