import { LANGUAGES } from '@yardsign/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Microsite, micrositeQuery } from '../api.ts';
import { AddressRow } from '../components/address-row.tsx';
import { LeadsList } from '../components/leads-list.tsx';
import classes from './my-blog-page.module.css';

function Addresses({ home, shows }: Microsite) {
  const text = useText('microsite');
  const toProfile = (
    <LinkButton to="/profile/blog" size="small">
      {text('changeParts')}
    </LinkButton>
  );
  if (!shows.home)
    return (
      <Banner kind="attention" action={toProfile}>
        {text('blogOff')}
      </Banner>
    );
  return (
    <Card title={text('addresses')} aside={toProfile}>
      {LANGUAGES.map((language) => (
        <AddressRow key={language} name={text(`blog_${language}`)} url={home[language]} />
      ))}
      <p className={classes['more']}>
        {text('feedLead')}{' '}
        <LinkButton to="/blog/rssfeed" size="small">
          {text('toFeed')}
        </LinkButton>
      </p>
    </Card>
  );
}

/** The member's public pages, and who wrote on them. */
export function MyBlogPage() {
  const text = useText('microsite');
  const titles = useText('titles');
  const site = useQuery(micrositeQuery);
  return (
    <>
      <PageHeader title={titles('customBlog')} lead={text('blogLead')} />
      <div className={classes['page']}>
        <Loaded query={site} waiting={<ListSkeleton />} place="part" failed={text('blogFailed')}>
          {(found) => (
            <>
              <Addresses {...found} />
              <LeadsList hasForm={found.shows.form} />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
