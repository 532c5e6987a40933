import { GettingStarted } from '../components/getting-started.tsx';
import { WebinarView } from '../components/webinar-view.tsx';

/** The webinar for newcomers, to be looked at whenever somebody has ten minutes. */
export function GettingStartedReplayPage() {
  return <GettingStarted>{(view) => <WebinarView key={view.piece.id} {...view} />}</GettingStarted>;
}
