import { useMatch } from '@tanstack/react-router';
import type { Piece } from '../../model.ts';

/**
 * Whether a piece is shown at the address of this page, and not at one of another type or one that it had before. The page's own address is asked, not the browser's, which
 * is already the next one while the member is being led away.
 */
export function useIsAtHome(piece: Piece | undefined): boolean {
  const address: string = useMatch({ strict: false, select: (match: { fullPath: string }) => match.fullPath });
  const slug = useMatch({ strict: false, select: (match: { params: Record<string, string> }) => match.params['slug'] });
  return piece === undefined || piece.path === address.replace('$slug', () => slug ?? '');
}
