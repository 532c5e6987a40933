import { favoritesFirst, latestOf, type MonthOfFigures } from '@yardsign/domain/local/figures';
import type { LocalMetric } from '@yardsign/domain/local/metrics';
import { readCommaList } from '@yardsign/domain/profile/local-settings';
import { comparedInWords, figureInWords, METRIC_NAMES, monthInWords } from '@yardsign/scene/chart/chart-words';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { type LocalProfile, useSaveLocal } from '../model/use-local-settings.ts';
import classes from './local.module.css';

interface FigureTilesProps {
  profile: LocalProfile;
  months: readonly MonthOfFigures[];
  shown: LocalMetric;
  onShow: (metric: LocalMetric) => void;
}

/** Every figure of a market with its last value: those that come first in front, each to be shown as the chart. */
export function FigureTiles({ profile, months, shown, onShow }: FigureTilesProps) {
  const text = useText('local');
  const errorText = useErrorText();
  const language = useLanguage();
  const { save, busy, pending, error } = useSaveLocal(profile);
  const saving = pending('favoriteMetrics');
  const favorites = saving === undefined ? profile.favoriteMetrics : readCommaList(saving);
  const toggle = (metric: LocalMetric) => {
    const others = favorites.filter((each) => each !== metric);
    const next = favorites.includes(metric) ? others : [...others, metric];
    save('favoriteMetrics', next.join(','));
  };
  return (
    <>
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      <ul className={classes['tiles']} aria-label={text('figures')}>
        {favoritesFirst(favorites, months).map((metric) => {
          const latest = latestOf(months, metric);
          const name = METRIC_NAMES[metric][language];
          const isFavorite = favorites.includes(metric);
          const Star = isFavorite ? IconStarFilled : IconStar;
          return (
            <li key={metric} className={classes['tile']} data-shown={metric === shown}>
              <button
                type="button"
                className={classes['choose']}
                disabled={latest === null}
                aria-pressed={metric === shown}
                onClick={() => onShow(metric)}
              >
                <span className={classes['name']}>{name}</span>
                <span className={classes['figure']}>
                  {latest ? figureInWords(metric, latest.figure, language) : '–'}
                </span>
                <span className={classes['soft']}>
                  {latest
                    ? `${monthInWords(latest.month, language)}${latest.yearBefore === null ? '' : `: ${comparedInWords(metric, latest, language)}`}`
                    : text('noFigure')}
                </span>
              </button>
              <IconButton
                label={text(isFavorite ? 'notFirst' : 'first', { name })}
                icon={<Star size={18} stroke={1.5} aria-hidden="true" />}
                pressed={isFavorite}
                disabled={busy}
                onClick={() => toggle(metric)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
