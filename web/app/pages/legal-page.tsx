import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../lib/api/client.ts';
import { readExpiry } from '../../lib/api/session-expiry.ts';
import { useHashTarget } from '../../lib/browser/use-hash-target.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Prose } from '../../ui/display/prose.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './legal-page.module.css';

/** As many as fill a window, so that the foot of the page does not jump. */
const LINES_OF_A_WINDOW = 24;

function LegalPage({ page }: { page: 'privacy' | 'terms' }) {
  const text = useText('shell');
  const format = useFormat();
  const language = useLanguage();
  const legal = useQuery({
    queryKey: ['legal', page, language],
    queryFn: ({ signal }) => api.site.getLegalPage({ params: { page }, query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useHashTarget(legal.data !== undefined);
  const shape = (
    <div className={classes['page']}>
      <PageSkeleton />
      <LinesSkeleton lines={LINES_OF_A_WINDOW} />
    </div>
  );
  return (
    <Loaded query={legal} waiting={shape} place="part">
      {({ title, updated, sections, html }) => (
        <article className={classes['page']}>
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['updated']}>{text('lastUpdated', { date: format.day(updated) })}</p>
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
          <p className={classes['back']}>
            {readExpiry() === null ? (
              <Link to="/login">{text('backToLogin')}</Link>
            ) : (
              <Link to="/dashboard">{text('backToDashboard')}</Link>
            )}
          </p>
        </article>
      )}
    </Loaded>
  );
}

export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}
