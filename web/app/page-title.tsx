import { useLocation, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { holdFocusInContent } from './hold-focus.ts';
import { useCurrentTitle } from './use-current-title.ts';

function describe(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

const pathOf = (address: string) => address.split('?')[0];

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
 * to screen readers, and moves the focus to the content, as a full page load would. Another view of the same page leaves the focus where it is,
 * unless that is gone.
 */
export function PageTitle() {
  const text = useText('shell');
  const title = useShownTitle();
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const addressBefore = useRef(address);

  useEffect(() => {
    document.title = title === '' ? text('brand') : `${title} - ${text('brand')}`;
  }, [title, text]);

  useEffect(() => {
    describe(text('description'));
    const before = addressBefore.current;
    if (before === address) return undefined;
    addressBefore.current = address;
    return holdFocusInContent(pathOf(before) !== pathOf(address));
  }, [address, text]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
