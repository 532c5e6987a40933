import type { Film } from '@yardsign/scene/film/film';
import { firstWeekendOnTheMarket } from './designs/first-weekend-on-the-market.ts';
import { fivePapersBeforeYouList } from './designs/five-papers-before-you-list.ts';
import { fromOfferToKeys } from './designs/from-offer-to-keys.ts';
import { movingWithAMortgage } from './designs/moving-with-a-mortgage.ts';
import { whatAPreapprovalSays } from './designs/what-a-preapproval-says.ts';
import { whatEarnestMoneyIs } from './designs/what-earnest-money-is.ts';

/** Every film, by its slug. */
export const films: Readonly<Record<string, Film>> = {
  'first-weekend-on-the-market': firstWeekendOnTheMarket,
  'five-papers-before-you-list': fivePapersBeforeYouList,
  'moving-with-a-mortgage': movingWithAMortgage,
  'six-stops-to-the-keys': fromOfferToKeys,
  'what-a-preapproval-says': whatAPreapprovalSays,
  'what-earnest-money-is': whatEarnestMoneyIs,
};
