import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../lib/api/client.ts';
import { readExpiry } from '../../lib/api/session-expiry.ts';
import { useHashTarget } from '../../lib/browser/use-hash-target.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/action/button.tsx';
import { Prose } from '../../ui/display/prose.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './legal-page.module.css';

/** As many as fill a window, so that the foot of the page does not jump. */
const LINES_OF_A_WINDOW = 24;

function LegalPage({ page }: { page: 'privacy' | 'terms' }) {
  const text = useText('shell');
  const common = useText('common');
  const errorText = useErrorText();
  const format = useFormat();
  const language = useLanguage();
  const legal = useQuery({
    queryKey: ['legal', page, language],
    queryFn: ({ signal }) => api.site.getLegalPage({ params: { page }, query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useHashTarget(legal.data !== undefined);
  if (legal.isError) {
    return (
      <Banner kind="failure" action={<Button onClick={() => void legal.refetch()}>{common('retry')}</Button>}>
        {errorText(legal.error)}
      </Banner>
    );
  }
  if (legal.data === undefined) {
    return (
      <div className={classes['page']}>
        <PageSkeleton />
        <LinesSkeleton lines={LINES_OF_A_WINDOW} />
      </div>
    );
  }
  return (
    <article className={classes['page']}>
      <h1 className={classes['title']}>{legal.data.title}</h1>
      <p className={classes['updated']}>{text('lastUpdated', { date: format.day(legal.data.updated) })}</p>
      <nav className={classes['contents']} aria-label={text('contents')}>
        <ul>
          {legal.data.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Prose html={legal.data.html} />
      <p className={classes['back']}>
        {readExpiry() === null ? (
          <Link to="/login">{text('backToLogin')}</Link>
        ) : (
          <Link to="/dashboard">{text('backToDashboard')}</Link>
        )}
      </p>
    </article>
  );
}

export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}
