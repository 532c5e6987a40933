import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useMatch } from '@tanstack/react-router';
import type { ContentType } from '@yardsign/domain/content/kinds';
import { shelfQuery } from '../api.ts';
import { PiecePage } from '../components/piece/piece-page.tsx';
import { PieceSkeleton } from '../components/piece/piece-skeleton.tsx';
import { usePieceLanguage } from '../components/piece/use-piece-language.ts';
import { TextView } from '../components/text/text-view.tsx';

/** Of the words that come: there is no picture above them. */
const RATIO = 2;
const PLACE = /^[1-9]\d?$/;

function TextBySlug() {
  return (
    <PiecePage ratio={RATIO} late="contents">
      {(shown) => <TextView key={shown.piece.id} {...shown} />}
    </PiecePage>
  );
}

/** The piece of a number, or at that place of its list, counted from 1: old links name the first playbook so. */
function PieceAt({ type, place }: { type: ContentType; place: number }) {
  const [language] = usePieceLanguage();
  const { data: pieces, isPending } = useQuery(shelfQuery(type, language));
  const found = pieces?.find(({ details }) => details.number === place) ?? pieces?.[place - 1];
  if (isPending) return <PieceSkeleton ratio={RATIO} />;
  return found === undefined ? <TextBySlug /> : <Navigate to={found.path} search hash={true} replace />;
}

export function TextPage() {
  const address: string = useMatch({ strict: false, select: (match: { fullPath: string }) => match.fullPath });
  const slug = useMatch({ strict: false, select: (match: { params: Record<string, string> }) => match.params['slug'] });
  const type = CONTENT_TYPES.find((each) => kinds[each].detail === address);
  if (type !== undefined && PLACE.test(slug ?? '')) return <PieceAt type={type} place={Number(slug)} />;
  return <TextBySlug />;
}
