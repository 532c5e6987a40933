import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Microsite, feedCategoriesQuery, feedQuery, micrositeQuery } from '../api.ts';
import { AddressRow } from '../components/address-row.tsx';
import { feedAddress } from '../model.ts';
import classes from './rss-feed-page.module.css';

const STEPS = ['step1', 'step2', 'step3'] as const;

function Preview({ language, category }: { language: Language; category: string | null }) {
  const text = useText('microsite');
  const { date } = useFormat();
  const items = useQuery(feedQuery(language, category));
  return (
    <Card title={text('newest')}>
      <Loaded query={items} waiting={<ListSkeleton />} place="part" failed={text('feedFailed')}>
        {(pieces) =>
          pieces.length === 0 ? (
            <p>{text('feedEmpty')}</p>
          ) : (
            <ol className={classes['items']}>
              {pieces.map((piece) => (
                <li key={piece.id}>
                  <Link to={piece.path} lang={language}>
                    {piece.title}
                  </Link>
                  <time dateTime={piece.published_at}>{date(piece.published_at)}</time>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
}

function Feed({ feed, shows }: Microsite) {
  const text = useText('microsite');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [category, setCategory] = useState<string | null>(null);
  const categories = useQuery(feedCategoriesQuery(language)).data ?? [];
  if (!shows.articles)
    return (
      <Banner kind="attention" action={<LinkButton to="/profile/blog">{text('changeParts')}</LinkButton>}>
        {text('feedOff')}
      </Banner>
    );
  return (
    <>
      <Card title={text('feedAddress')}>
        <div className={classes['choices']}>
          <SegmentedControl
            label={text('feedLanguage')}
            labelled
            segments={[
              { value: 'en', label: 'English' },
              { value: 'es', label: 'Español' },
            ]}
            value={language}
            onChange={setLanguage}
          />
          <NativeSelect
            label={text('feedCategory')}
            choices={[
              { value: '', label: text('everyCategory') },
              ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            value={category ?? ''}
            onChange={(chosen) => setCategory(chosen === '' ? null : chosen)}
          />
        </div>
        <AddressRow name={text('feedName')} url={feedAddress(feed[language], category)} />
      </Card>
      <Preview language={language} category={category} />
      <Card title={text('howTo')}>
        <ol className={classes['steps']}>
          {STEPS.map((step) => (
            <li key={step}>{text(step)}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}

/** The feed of the member's articles: its address, what is in it, and how to use it. */
export function RssFeedPage() {
  const text = useText('microsite');
  const titles = useText('titles');
  const site = useQuery(micrositeQuery);
  return (
    <>
      <PageHeader title={titles('rssFeed')} lead={text('rssLead')} />
      <div className={classes['page']}>
        <Loaded query={site} waiting={<ListSkeleton />} place="part" failed={text('blogFailed')}>
          {(found) => <Feed {...found} />}
        </Loaded>
      </div>
    </>
  );
}
