import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { usePhone } from '../../../lib/browser/use-media.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useOwnTitle } from '../../../lib/page-title.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { DetailSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import type { DesignDesk } from '../../canvas/model/design-desk.ts';
import type { Look } from '../../canvas/model/looks.ts';
import { relatedPieceQuery } from '../../content/api.ts';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import type { Piece } from '../../content/model.ts';
import { SlotsCard } from '../../graphics/components/slots/slots-card.tsx';
import { type Brand, brandImageUrl, brandQuery } from '../../profile/brand-query.ts';
import { designQuery, type OwnDesign } from '../api.ts';
import { DesignActions } from '../components/design-actions.tsx';
import { OwnPhoto } from '../components/own-photo.tsx';
import { UseItCard } from '../components/use-it-card.tsx';
import { factsOf, useOwnDesign } from '../use-own-design.ts';

const CanvasEditor = lazyPart(() =>
  import('../../canvas/components/canvas-editor.tsx').then((module) => module.CanvasEditor),
);

/** A graphic of the member's own on the canvas, in their brand, with what is filled into it. */
function DesignView({ design, piece, brand }: { design: OwnDesign; piece: Piece; brand: Brand }) {
  const text = useText('designs');
  const language = useOwnContentLanguage();
  const source = useOwnDesign(design);
  const phone = usePhone();
  const desk = useRef<DesignDesk>(null);
  const open = useCallback((opened: DesignDesk) => {
    desk.current = opened;
    return () => void (desk.current = null);
  }, []);
  const settle = useCallback(async () => (await desk.current?.settle()) ?? true, []);
  const looks = useMemo((): Look[] => [{ name: 'own', brand, imageUrl: brandImageUrl }], [brand]);
  const facts = useMemo(() => factsOf(piece), [piece]);
  const { title } = piece.translations[language];
  useOwnTitle(title);
  return (
    <>
      <PageHeader
        above={<BackLink to="/graphic-builder">{text('back')}</BackLink>}
        title={title}
        action={<DesignActions id={design.id} title={title} settle={settle} />}
      />
      {phone && <Banner kind="info">{text('onPhone')}</Banner>}
      {piece.facts.sample && <Banner kind="attention">{text('sample')}</Banner>}
      <Part waiting={<DetailSkeleton />}>
        <CanvasEditor
          source={source}
          language={language}
          looks={looks}
          facts={facts}
          onOpen={open}
          renderFilled={(editor) =>
            piece.slots.length > 0 && (
              <SlotsCard
                key={`${editor.language} ${piece.slots.map(({ key }) => key).join(' ')}`}
                piece={piece}
                language={editor.language}
              />
            )
          }
          renderBeside={(editor) => (
            <>
              <UseItCard piece={piece} editor={editor} settle={settle} />
              <OwnPhoto piece={piece} editor={editor} settle={settle} />
            </>
          )}
        />
      </Part>
    </>
  );
}

function Gone() {
  const text = useText('designs');
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text('gone')}
      action={<LinkButton to="/graphic-builder">{text('back')}</LinkButton>}
    >
      {text('goneText')}
    </EmptyState>
  );
}

/** A graphic of one's own, to be designed. */
export function DesignPage() {
  const { id = '' } = useParams({ strict: false }) as Record<string, string>;
  const content = useText('content');
  const language = useOwnContentLanguage();
  const design = useQuery(designQuery(id));
  const piece = useQuery(relatedPieceQuery(id, language));
  const brand = useQuery(brandQuery);
  const isGone = hasCode(design.error, 'not_found') || hasCode(design.error, 'invalid_request');
  const waiting = <DetailSkeleton />;
  return (
    <Loaded
      query={design}
      waiting={waiting}
      place="page"
      failed={content('loadFailed')}
      {...(isGone && { instead: <Gone /> })}
    >
      {(found) => (
        <Loaded query={piece} waiting={waiting} place="page" failed={content('loadFailed')}>
          {(shown) => (
            <Loaded query={brand} waiting={waiting} place="page" failed={content('loadFailed')}>
              {(worn) => <DesignView key={found.id} design={found} piece={shown} brand={worn} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
