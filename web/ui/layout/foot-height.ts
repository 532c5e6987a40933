/**
 * Says how high a bar at the foot of the page is, whatever its words take: toasts and *Back to top* stay above it. As a ref of the element
 * that is marked with `data-foot`.
 */
export function measureFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (foot === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-measured', `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-measured');
  };
}
