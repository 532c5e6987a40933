import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Prose } from '../../../ui/display/prose.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Perk } from '../api.ts';
import { PerkHeader } from './perk-header.tsx';
import classes from './perks.module.css';

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={classes['points']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Film({ video, header }: { video: NonNullable<Perk['video']>; header: string }) {
  const text = useText('perks');
  return (
    <figure className={classes['film']}>
      <video
        controls
        preload="none"
        src={video.src}
        poster={video.poster ?? undefined}
        aria-label={text('film', { header })}
      >
        <track kind="captions" />
      </video>
      {video.transcript !== '' && <figcaption>{video.transcript}</figcaption>}
    </figure>
  );
}

/** What a partner is, why members use it, and the offer. */
export function PartnerView({ perk }: { perk: Perk }) {
  const text = useText('perks');
  return (
    <>
      <PerkHeader perk={perk} />
      <div className={classes['page']}>
        {perk.sample && <Banner kind="info">{text('sample')}</Banner>}
        {perk.promotion !== '' && (
          <section className={classes['promotion']} aria-label={text('offer')}>
            <p className={classes['offer']}>{perk.promotion}</p>
            {perk.link !== null && (
              <AnchorButton kind="primary" size="large" href={perk.link} newTab>
                {text('claim')}
              </AnchorButton>
            )}
            <Prose html={perk.contents} />
          </section>
        )}
        <div className={classes['columns']}>
          <Card title={text('what')}>
            <Points points={perk.what} />
          </Card>
          <Card title={text('why')}>
            <Points points={perk.why} />
          </Card>
        </div>
        {perk.video !== null && <Film video={perk.video} header={perk.header} />}
        {perk.watch !== null && (
          <div>
            <AnchorButton href={perk.watch} newTab>
              {text('watch', { header: perk.header })}
            </AnchorButton>
          </div>
        )}
        {perk.testimonials.length > 0 && (
          <section className={classes['columns']} aria-label={text('voices')}>
            {perk.testimonials.map(({ words, by }) => (
              <figure key={words} className={classes['voice']}>
                <blockquote>{words}</blockquote>
                <figcaption>{by}</figcaption>
              </figure>
            ))}
          </section>
        )}
      </div>
    </>
  );
}
