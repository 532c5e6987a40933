import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useText } from '../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useCurrentTitle } from './use-current-title.ts';

function describe(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/**
 * Keeps the tab's title ("{Page title} - Yardsign") and the description right after every navigation, says the new title
 * to screen readers, and moves the focus to the content, as a full page load would.
 */
export function PageTitle() {
  const text = useText('shell');
  const title = useCurrentTitle();
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
