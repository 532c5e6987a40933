import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { givableTo, type Person } from '../../model.ts';
import type { CardProps } from './card-props.ts';
import classes from './person-cards.module.css';
import { useAdminWords } from '../use-admin-words.ts';

interface FeatureRowProps extends Pick<CardProps, 'may' | 'act'> {
  feature: Person['features'][number];
}

function FeatureRow({ feature, may, act }: FeatureRowProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const { slug, includes, expired } = feature;
  const what = words.feature(slug);
  return (
    <li>
      <span className={classes['words']}>
        <strong>{what}</strong>
        {includes.length > 0 && (
          <span className={classes['quiet']}>
            {text('includes', { features: includes.map(words.feature).join(', ') })}
          </span>
        )}
      </span>
      {expired && <StatusBadge tone="neutral">{text('expired')}</StatusBadge>}
      {may.act && (
        <span>
          {expired ? (
            <Button
              kind="quiet"
              size="small"
              aria-label={text('giveBackOf', { what })}
              onClick={() => act({ kind: 'grant', feature: slug })}
            >
              {text('giveBack')}
            </Button>
          ) : (
            <Button
              kind="quiet"
              size="small"
              aria-label={text('expireOf', { what })}
              onClick={() => act({ kind: 'expire', feature: slug })}
            >
              {text('expire')}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={text('removeOf', { what })}
            onClick={() => act({ kind: 'remove', feature: slug })}
          >
            {text('remove')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** What the account holds: the plan with what it includes, single features, and what has expired. */
export function FeaturesCard({ person, may, act }: CardProps) {
  const text = useText('admin');
  const format = useFormat();
  return (
    <Card
      title={text('features')}
      aside={
        may.act &&
        givableTo(person).length > 0 && (
          <Button size="small" onClick={() => act({ kind: 'grant' })}>
            {text('giveFeature')}
          </Button>
        )
      }
    >
      {person.trialEndsAt !== null && (
        <p className={classes['quiet']}>{text('trialUntil', { date: format.date(person.trialEndsAt) })}</p>
      )}
      {person.features.length === 0 ? (
        <p className={classes['quiet']}>{text('noFeatures')}</p>
      ) : (
        <ul className={classes['rows']}>
          {person.features.map((feature) => (
            <FeatureRow key={feature.slug} feature={feature} may={may} act={act} />
          ))}
        </ul>
      )}
    </Card>
  );
}
