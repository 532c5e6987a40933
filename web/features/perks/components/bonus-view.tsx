import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { Prose } from '../../../ui/display/prose.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Perk } from '../api.ts';
import { PerkHeader } from './perk-header.tsx';
import classes from './perks.module.css';

/** Something to download: what it looks like, what is in it, and the PDF in the member's brand. */
export function BonusView({ perk }: { perk: Perk }) {
  const text = useText('perks');
  return (
    <>
      <PerkHeader perk={perk} />
      <div className={classes['page']}>
        {perk.featuredImage !== null && (
          <div className={classes['featured']}>
            <Picture src={perk.featuredImage} alt="" width={960} height={540} eager />
          </div>
        )}
        {perk.download !== null && (
          <div className={classes['actions']}>
            <AnchorButton kind="primary" size="large" href={perk.download} download>
              {text('downloadPdf')}
            </AnchorButton>
            <p>{text('downloadHelp')}</p>
          </div>
        )}
        <Card>
          <div className={classes['contents']}>
            <Prose html={perk.contents} />
          </div>
        </Card>
      </div>
    </>
  );
}
