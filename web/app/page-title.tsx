import { useLocation, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { useCurrentTitle } from './use-current-title.ts';

function describe(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** The title of the page that is drawn: while the next one is on its way, still that of the page before. */
function useShownTitle(): string {
  const title = useCurrentTitle();
  const isDrawn = useRouterState({
    select: ({ location, resolvedLocation }) => resolvedLocation?.pathname === location.pathname,
  });
  const [shown, setShown] = useState(title);
  if (isDrawn && shown !== title) setShown(title);
  return shown;
}

/**
 * Keeps the tab's title ("{Page title} - Yardsign") and the description right after every navigation, says the new title
 * to screen readers, and moves the focus to the content, as a full page load would.
 */
export function PageTitle() {
  const text = useText('shell');
  const title = useShownTitle();
  const path = useLocation({ select: (location) => location.pathname });
  const pathBefore = useRef(path);

  useEffect(() => {
    document.title = title === '' ? text('brand') : `${title} - ${text('brand')}`;
  }, [title, text]);

  useEffect(() => {
    describe(text('description'));
    if (pathBefore.current === path) return;
    pathBefore.current = path;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, text]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
