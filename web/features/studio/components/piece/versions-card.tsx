import type { Language } from '@yardsign/domain/languages';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { mustSettle, usePieceCall, versionQuery } from '../../api.ts';
import type { StudioPiece } from '../../model.ts';
import { LateDifference } from '../difference/late-difference.tsx';
import classes from './cards.module.css';

const ComparedDrawings = lazyPart(() =>
  import('../../../canvas/components/compared-drawings.tsx').then((module) => module.ComparedDrawings),
);

interface ComparedProps {
  piece: StudioPiece;
  number: number;
  language: Language;
}

/** What became of a version until now. */
function Compared({ piece, number, language }: ComparedProps) {
  const text = useText('studio');
  const version = useQuery(versionQuery(piece.id, number));
  const now = fromParagraphs(piece.texts[language].paragraphs);
  return (
    <Loaded query={version} waiting={<ListSkeleton rows={2} />} place="part" failed={text('versionFailed')}>
      {({ texts, drawing }) => {
        if (drawing && piece.drawing)
          return (
            <Part waiting={<ListSkeleton rows={2} />} inline>
              <ComparedDrawings then={drawing} now={piece.drawing} language={language} />
            </Part>
          );
        const then = fromParagraphs(texts[language].paragraphs);
        if (then === now) return <p>{text('noDifference')}</p>;
        const labels = { gone: text('gone'), new: text('new') };
        return <LateDifference language={language} before={then} after={now} labels={labels} />;
      }}
    </Loaded>
  );
}

interface VersionsProps {
  piece: StudioPiece;
  language: Language;
  settle: () => Promise<boolean>;
}

/** The piece as it came, and as it was published or kept since. */
export function VersionsCard({ piece, language, settle }: VersionsProps) {
  const text = useText('studio');
  const format = useFormat();
  const errorText = useErrorText();
  const [compared, setCompared] = useState<number | null>(null);
  const restore = usePieceCall(piece.id, async (number: number) => {
    if (piece.state === 'draft') await mustSettle(settle);
    return api.studio.restoreStudioVersion({ params: { id: piece.id, number: String(number) } });
  });
  const mayRestore = piece.state === 'draft' || piece.state === 'published';
  if (piece.versions.length === 0) return null;
  return (
    <Card title={text('versions')}>
      <ul className={classes['list']}>
        {piece.versions.map(({ number, kind, madeAt, madeBy }) => {
          const name = text(`version_${kind}`, { number });
          return (
            <li key={number}>
              <p>{name}</p>
              <p className={classes['quiet']}>
                {format.date(madeAt, 'moment')}
                {madeBy !== null && `, ${madeBy}`}
              </p>
              <div className={classes['buttons']}>
                <Button
                  size="small"
                  aria-label={`${text('compare')}, ${name}`}
                  aria-expanded={compared === number}
                  onClick={() => setCompared(compared === number ? null : number)}
                >
                  {text('compare')}
                </Button>
                {mayRestore && (
                  <Button
                    size="small"
                    aria-label={`${text('bringBack')}, ${name}`}
                    busy={restore.isPending && restore.variables === number}
                    onClick={() => restore.mutate(number)}
                  >
                    {text('bringBack')}
                  </Button>
                )}
              </div>
              {compared === number && <Compared piece={piece} number={number} language={language} />}
            </li>
          );
        })}
      </ul>
      {restore.isError && <Banner kind="failure" announce title={errorText(restore.error)} />}
    </Card>
  );
}
