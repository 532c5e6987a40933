import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ComposeMode, readComposeMode } from '../composer-model.ts';

type Search = Record<string, unknown>;

/** Takes one value out of the address, so that a reload or a shared link does not say it again. */
export function useStripQuery(): (name: string) => void {
  const navigate = useNavigate();
  return (name) => {
    const search = (old: Search): Search => Object.fromEntries(Object.entries(old).filter(([key]) => key !== name));
    void navigate({ to: '.', search: search as never, hash: true, replace: true, resetScroll: false });
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
  const asked = readComposeMode(useSearch({ strict: false, select: (search: Search) => search['compose'] }));
  const strip = useStripQuery();
  const [state, setState] = useState<{ mode: ComposeMode; opened: boolean }>({ mode: 'now', opened: false });

  useEffect(() => {
    if (asked === null) return;
    setState({ mode: asked, opened: true });
    strip('compose');
  }, [asked, strip]);

  return {
    ...state,
    open: (mode: ComposeMode) => setState({ mode, opened: true }),
    close: () => setState((before) => ({ ...before, opened: false })),
  };
}
