import { Component, type ReactNode } from 'react';
import { reportError } from '../lib/report-error.ts';

interface PartBoundaryProps {
  /** What stands there when the part fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of a part that the page can do without (a live preview) from taking the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
