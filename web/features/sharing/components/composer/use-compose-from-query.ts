import { networks } from '@yardsign/domain/sharing/networks/networks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageSearch, type Query } from '../../../../lib/search/page-search.ts';
import { type ComposeMode, composeSearch } from '../../compose-search.ts';

interface ComposeState {
  mode: ComposeMode;
  opened: boolean;
  /** What the address asked for when it was last looked at. */
  asked: ComposeMode | null;
}

const RETURN_MARKS = Object.values(networks).map(({ returnMark }) => returnMark);

/** The place in a page that an address names, without what networks put there when they send people back. */
function withoutReturnMark(hash?: string): string {
  return hash === undefined || RETURN_MARKS.some((mark) => mark === hash) ? '' : hash;
}

/** Takes one value out of the address, so that a reload or a shared link does not say it again. */
export function useStripQuery(): (name: string) => void {
  const navigate = useNavigate();
  return (name) => {
    const search = (old: Query): Query => Object.fromEntries(Object.entries(old).filter(([key]) => key !== name));
    void navigate({ to: '.', search, hash: withoutReturnMark, replace: true, resetScroll: false });
  };
}

/**
 * Whether the composer of this page is open. `?compose=now|schedule` in the address opens it (links to a piece, the way
 * back from connecting a network) and is then taken out of the address.
 *
 * `const compose = useComposeFromQuery();`
 * `<ShareDialog … mode={compose.mode} opened={compose.opened} onClose={compose.close} />`
 */
export function useComposeFromQuery() {
  const asked = usePageSearch(composeSearch).compose;
  const strip = useStripQuery();
  const [state, setState] = useState<ComposeState>({ mode: 'now', opened: false, asked: null });
  if (asked !== state.asked) setState(asked === null ? { ...state, asked } : { mode: asked, opened: true, asked });

  useEffect(() => {
    if (asked !== null) strip('compose');
  }, [asked, strip]);

  return {
    mode: state.mode,
    opened: state.opened,
    open: (mode: ComposeMode) => setState((before) => ({ ...before, mode, opened: true })),
    close: () => setState((before) => ({ ...before, opened: false })),
  };
}
