import { useState } from 'react';

/**
 * What a button is told that cannot be pressed just now. It is taken out of the order of Tab, but not from under the focus: a browser would
 * drop that, and whoever works by keys would begin again at the top of the page. Its `onClick` has to do nothing meanwhile.
 */
export function useOff(isOff: boolean) {
  const [isFocused, setFocused] = useState(false);
  return {
    disabled: isOff && !isFocused,
    'aria-disabled': (isOff && isFocused) || undefined,
    onFocusCapture: () => setFocused(true),
    onBlurCapture: () => setFocused(false),
  };
}
