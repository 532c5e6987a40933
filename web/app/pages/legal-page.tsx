import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LegalPage as PageName } from '@yardsign/domain/studio/legal-text';
import { publicLegalQuery } from '../../lib/legal-query.ts';
import { readExpiry } from '../../lib/api/session-expiry.ts';
import type { Answer } from '../../lib/api/call-types.ts';
import { useHashTarget } from '../../lib/browser/use-hash-target.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { plainText } from '../../lib/plain-text.ts';
import { pageSearch, usePageSearch } from '../../lib/search/page-search.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Prose } from '../../ui/display/prose.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './legal-page.module.css';

/** As many as fill a window, so that the foot of the page does not jump. */
const LINES_OF_A_WINDOW = 24;

const legalSearch = pageSearch<{ version: number | undefined }>({
  version: (typed) => (/^[1-9]\d{0,8}$/.test(plainText(typed)) ? Number(typed) : undefined),
});

/** A link is the one of this page only with its version. */
const EXACTLY = { exact: true, includeSearch: true };

interface VersionsProps {
  page: PageName;
  /** The number of the one on the page. */
  shown: number;
  versions: Answer<'site', 'getLegalPage'>['versions'];
}

/** What was in force, each at its address; nothing while there was one alone. */
function Versions({ page, shown, versions }: VersionsProps) {
  const text = useText('shell');
  const format = useFormat();
  if (versions.length < 2) return null;
  return (
    <section className={classes['versions']}>
      <h2>{text('legalVersions')}</h2>
      <ul>
        {versions.map(({ number, updated, changed }) => (
          <li key={number}>
            {number === shown ? (
              <strong aria-current="page">{format.day(updated)}</strong>
            ) : (
              <Link to={`/${page}`} search={legalSearch.link({ version: number })} activeOptions={EXACTLY}>
                {format.day(updated)}
              </Link>
            )}
            <p>{changed ?? text('legalFirst')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LegalPage({ page }: { page: PageName }) {
  const text = useText('shell');
  const format = useFormat();
  const language = useLanguage();
  const { version } = usePageSearch(legalSearch);
  const legal = useQuery(publicLegalQuery(page, language, version));
  useHashTarget(legal.data !== undefined);
  const shape = (
    <div className={classes['page']}>
      <PageSkeleton />
      <LinesSkeleton lines={LINES_OF_A_WINDOW} />
    </div>
  );
  return (
    <Loaded query={legal} waiting={shape} place="part">
      {(shown) => {
        const { title, updated, sections, html } = shown;
        return (
          <article className={classes['page']}>
            <h1 className={classes['title']}>{title}</h1>
            <p className={classes['updated']}>{text('lastUpdated', { date: format.day(updated) })}</p>
            {shown.version !== shown.versions[0]?.number && (
              <p className={classes['older']}>
                {text('legalOlder')}{' '}
                <Link to={`/${page}`} activeOptions={EXACTLY}>
                  {text('legalNow')}
                </Link>
              </p>
            )}
            <nav className={classes['contents']} aria-label={text('contents')}>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <Prose html={html} />
            <Versions page={page} shown={shown.version} versions={shown.versions} />
            <p className={classes['back']}>
              {readExpiry() === null ? (
                <Link to="/login">{text('backToLogin')}</Link>
              ) : (
                <Link to="/dashboard">{text('backToDashboard')}</Link>
              )}
            </p>
          </article>
        );
      }}
    </Loaded>
  );
}

export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}
