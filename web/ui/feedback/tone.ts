import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  IconPoint,
} from '@tabler/icons-react';

/** What a state means to the reader. It always comes with an icon and a word, never as a colour alone. */
export type Tone = 'neutral' | 'good' | 'info' | 'attention' | 'failure';

export const TONE_ICONS = {
  neutral: IconPoint,
  good: IconCircleCheck,
  info: IconInfoCircle,
  attention: IconAlertTriangle,
  failure: IconExclamationCircle,
} as const satisfies Record<Tone, unknown>;
