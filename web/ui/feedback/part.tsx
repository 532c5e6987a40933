import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailures } from '../../lib/code/held-code.ts';
import { reloadForPart } from '../../lib/code/recover.ts';
import { reportError } from '../../lib/report-error.ts';
import { PartNotice } from './part-notice.tsx';
import { RetryUnseen } from './retry-unseen.tsx';

interface PartProps {
  children: ReactNode;
  /** Stands there until the part is here, and in its place when it fails. */
  waiting?: ReactNode;
  /** Nobody waits for this part: it is tried again unseen, and its failure is not spoken of. */
  quiet?: boolean;
  /** Says in the place of the part that it failed, rather than over the page. */
  inline?: boolean;
  /** The member gives up a part that failed: close what was to be opened. */
  onDismiss?: () => void;
}

interface PartState {
  error: unknown;
  failed: boolean;
}

const WHOLE: PartState = { error: null, failed: false };

/**
 * Around every part whose code comes later, and around every part that the page can do without. What fails here stays here: the page
 * and what was typed on it remain, and the part can be tried again.
 */
export class Part extends Component<PartProps, PartState> {
  override state = WHOLE;

  static getDerivedStateFromError(error: unknown): PartState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.quiet && reloadForPart(error)) return;
    reportError(error);
  }

  retry = (): void => {
    forgetFailures();
    this.setState(WHOLE);
  };

  dismiss = (): void => {
    this.retry();
    this.props.onDismiss?.();
  };

  override render(): ReactNode {
    const { children, waiting = null, quiet = false, inline = false, onDismiss } = this.props;
    if (!this.state.failed) return <Suspense fallback={waiting}>{children}</Suspense>;
    return (
      <>
        {waiting}
        {quiet ? (
          <RetryUnseen error={this.state.error} onRetry={this.retry} />
        ) : (
          <PartNotice onRetry={this.retry} inline={inline} {...(onDismiss && { onDismiss: this.dismiss })} />
        )}
      </>
    );
  }
}
