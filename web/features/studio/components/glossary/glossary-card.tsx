import { usedTerms } from '@yardsign/domain/studio/glossary';
import { perLanguage } from '@yardsign/domain/languages';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { StudioPiece } from '../../model.ts';
import classes from '../piece/cards.module.css';
import { surfaceOf, useTextsOnPage } from '../piece/comments/text-places.ts';
import { glossaryQuery } from './glossary-api.ts';

const GlossaryDialog = lazyPart(() => import('./glossary-dialog.tsx').then((module) => module.GlossaryDialog));

type UsedTerm = ReturnType<typeof usedTerms>[number];

function TermLine({ used: { term, missing } }: { used: UsedTerm }) {
  const text = useText('studio');
  return (
    <li>
      <p>
        <span lang="en">{term.en}</span> — <span lang="es">{term.es}</span>
      </p>
      {term.note !== '' && <p className={classes['quiet']}>{term.note}</p>}
      {missing.map((language) => (
        <p key={language} className={classes['mark']}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" /> {text(`termMissing_${language}`)}
        </p>
      ))}
    </li>
  );
}

/** The terms of the glossary that stand in the piece, and where a language says something else; a moment behind the typing. */
export function GlossaryCard({ piece }: { piece: StudioPiece }) {
  const text = useText('studio');
  const glossary = useQuery(glossaryQuery);
  const [opened, setOpened] = useState(false);
  useTextsOnPage();
  const texts = perLanguage(
    (language) => surfaceOf(language)?.textContent ?? fromParagraphs(piece.texts[language].paragraphs),
  );
  return (
    <Card title={text('glossary')}>
      <Loaded query={glossary} waiting={<ListSkeleton rows={2} />} place="part" failed={text('glossaryFailed')}>
        {(held) => {
          const found = usedTerms(held.terms, texts).toSorted((a, b) => b.missing.length - a.missing.length);
          return (
            <div className={classes['stack']}>
              {found.length === 0 && <p className={classes['quiet']}>{text('noTerms')}</p>}
              {found.length > 0 && (
                <ul className={classes['list']}>
                  {found.map((used) => (
                    <TermLine key={`${used.term.en} ${used.term.es}`} used={used} />
                  ))}
                </ul>
              )}
              <div className={classes['buttons']}>
                <Button size="small" onClick={() => setOpened(true)}>
                  {text('changeGlossary')}
                </Button>
              </div>
              {opened && (
                <Part onDismiss={() => setOpened(false)}>
                  <GlossaryDialog glossary={held} onClose={() => setOpened(false)} />
                </Part>
              )}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
