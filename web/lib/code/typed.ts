let typedOn: string | null = null;

function note(): void {
  typedOn = window.location.pathname;
}

/** Notes that something was typed, chosen or dropped on the page, so that no reload of ours takes it away. */
export function watchTyping(): void {
  for (const event of ['input', 'change', 'drop'] as const)
    document.addEventListener(event, note, { capture: true, passive: true });
}

export function hasTypedHere(): boolean {
  return typedOn === window.location.pathname;
}
