import { useInfiniteQuery } from '@tanstack/react-query';
import { SHAREABLE_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { contentListQuery } from '../../content/api.ts';

/** Only a piece with a drawing of its own can be repainted with every key. */
const DRAWN_TYPES = SHAREABLE_TYPES.filter((type) => kinds[type].picture === 'own');

/** A piece of the library to try the brand on, and the button that shows another one where there is another. */
export function usePreviewPiece() {
  const text = useText('profile');
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const filters = { shelf: DRAWN_TYPES, types: DRAWN_TYPES, category: null, language, query: '', show: 'all' } as const;
  const pieces = useInfiniteQuery(contentListQuery(filters)).data?.pages[0]?.data ?? [];
  const another = pieces.length > 1 && (
    <IconButton
      label={text('another')}
      icon={<IconArrowsShuffle size={20} stroke={1.5} />}
      onClick={() => setTurn(turn + 1)}
    />
  );
  return { piece: pieces[turn % Math.max(1, pieces.length)], another };
}
