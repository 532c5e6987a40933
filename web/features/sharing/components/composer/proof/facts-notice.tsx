import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import type { Piece } from '../../../composer-model.ts';

/** Said before anything is sent: what the piece states that may not be true for this member, or that it is never posted. */
export function FactsNotice({ facts }: { facts: Piece['facts'] }) {
  const text = useText('composer');
  if (facts.sample) {
    return (
      <Banner kind="attention" title={text('factsSampleTitle')}>
        {text('factsSample')}
      </Banner>
    );
  }
  if (!facts.claims) return null;
  return (
    <Banner kind="attention" title={text('factsTitle')}>
      {text('factsClaim')}
    </Banner>
  );
}
