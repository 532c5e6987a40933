import { LOCAL_LIMITS } from '@yardsign/domain/local/figures';
import { LOCAL_METRICS, type LocalMetric } from '@yardsign/domain/local/metrics';
import { pageSearch, readText } from '../../../lib/search/page-search.ts';

/** The market and the figure that are on screen. */
export const localSearch = pageSearch({
  market: readText(LOCAL_LIMITS.market),
  figure: (typed): LocalMetric | undefined => LOCAL_METRICS.find((metric) => metric === typed),
});
