import type { ReactNode } from 'react';
import { PiecePage } from '../../content/components/piece/piece-page.tsx';
import { GraphicView } from '../../graphics/components/graphic-view.tsx';
import { ForecastTable } from '../components/forecast-table.tsx';
import { PaymentTable } from '../components/payment-table.tsx';

/** A graphic that is worked out of what the member fills in, with its figures to read beside it. */
function toolPage(slug: string, worked: (words: Readonly<Record<string, string>>) => ReactNode) {
  return function ToolPage() {
    return (
      <PiecePage slug={slug} ratio={1} late="caption">
        {(shown) => <GraphicView key={shown.piece.id} {...shown} worked={worked} />}
      </PiecePage>
    );
  };
}

export const PurchasingPowerPage = toolPage('buyers-purchasing-power', (words) => <PaymentTable words={words} />);
export const PriceExpectationsPage = toolPage('hpes', (words) => <ForecastTable words={words} />);
