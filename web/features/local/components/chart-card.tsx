import { perLanguage } from '@yardsign/domain/languages';
import { areOld, monthsShown } from '@yardsign/domain/local/figures';
import type { LocalMetric } from '@yardsign/domain/local/metrics';
import { chartDrawing, type ChartFacts, chartFacts } from '@yardsign/scene/chart/chart-drawing';
import { chartInWords, METRIC_NAMES, monthInWords } from '@yardsign/scene/chart/chart-words';
import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ScenePicture } from '../../canvas/components/scene-picture.tsx';
import { brandImageUrl } from '../../profile/brand-query.ts';
import type { Figures } from '../api.ts';
import { type ChartSize, type ChartView, firstView } from '../model/chart-view.ts';
import type { LocalProfile } from '../model/use-local-settings.ts';
import { ChartActions } from './chart-actions.tsx';
import { ChartFields } from './chart-fields.tsx';
import classes from './local.module.css';

interface DrawnProps {
  facts: ChartFacts;
  size: ChartSize;
  profile: LocalProfile;
}

/** The chart as the graphic that it becomes, what it says, and what can be done with it. */
function DrawnChart({ facts, size, profile: { brand } }: DrawnProps) {
  const text = useText('local');
  const language = useLanguage();
  const template = chartDrawing(facts);
  const texts = Object.fromEntries(Object.entries(template.texts).map(([key, of]) => [key, of[language]]));
  const said = chartInWords(facts, language);
  const last = facts.latest.month;
  return (
    <>
      {areOld(last, serverNow()) && (
        <Banner kind="attention">{text('old', { month: monthInWords(last, language) })}</Banner>
      )}
      <div className={classes['picture']} data-size={size}>
        <ScenePicture
          template={template}
          size={size}
          language={language}
          brand={brand}
          texts={texts}
          imageUrl={brandImageUrl}
          label={text('chartOf', { said })}
        />
      </div>
      <p className={classes['said']}>{said}</p>
      <ChartActions
        drawing={{ template, texts, size, brand }}
        title={`${METRIC_NAMES[facts.metric][language]}, ${facts.market}`}
        said={perLanguage((each) => chartInWords(facts, each))}
      />
    </>
  );
}

interface ChartCardProps {
  profile: LocalProfile;
  figures: Figures;
  metric: LocalMetric;
}

/** One figure of a market over time, in the member's brand. */
export function ChartCard({ profile, figures, metric }: ChartCardProps) {
  const text = useText('local');
  const language = useLanguage();
  const [view, setView] = useState<ChartView>(() => firstView(profile));
  const dates = view.time === 'dates' ? profile.dates : null;
  const shown = monthsShown(figures.months, { dates, months: Number(view.time) || profile.months });
  const trend = view.trend ? profile.trendlineColor : null;
  const facts = chartFacts({ ...figures, metric, trend }, figures.months, shown);
  return (
    <Card title={METRIC_NAMES[metric][language]}>
      <div className={classes['column']}>
        <ChartFields profile={profile} view={view} onChange={setView} />
        {facts ? (
          <DrawnChart facts={facts} size={view.size} profile={profile} />
        ) : (
          <p className={classes['soft']}>{text('nothingThen')}</p>
        )}
      </div>
    </Card>
  );
}
