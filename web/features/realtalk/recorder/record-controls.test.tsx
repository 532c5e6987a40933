import { expect, it, vi } from 'vitest';
import { button, open, press } from '../../../testing/page.tsx';
import { RecordControls } from './record-controls.tsx';

it('a button that rests during the countdown keeps the focus that its press gave it, and does nothing', async () => {
  const acts = { onRecord: vi.fn<() => void>(), onPause: vi.fn<() => void>(), onStop: vi.fn<() => void>() };
  await open(<RecordControls state={{ phase: 'counting', left: 3 }} disabled={false} {...acts} />);
  const record = button('Record');
  record.focus();
  expect([record.disabled, record.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await press('Record');
  expect(acts.onRecord).not.toHaveBeenCalled();
  await press('Cancel the countdown');
  expect(acts.onStop).toHaveBeenCalledOnce();
});

it('there is nothing to stop before anything is recorded', async () => {
  const onStop = vi.fn<() => void>();
  const none = { onRecord: () => undefined, onPause: () => undefined };
  await open(
    <RecordControls state={{ phase: 'ready', told: null, taken: null }} disabled={false} onStop={onStop} {...none} />,
  );
  await press('Stop');
  expect(onStop).not.toHaveBeenCalled();
});
