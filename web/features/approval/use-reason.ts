import { useState } from 'react';
import { OF_MEMBER } from '../../lib/browser/storage.ts';
import { readTab, writeTab } from '../../lib/browser/tab-storage.ts';
import { useWriter } from '../../lib/session/use-writer.ts';
import type { Ask } from './api.ts';

/** Why a post is declined, as it is being written: kept in this tab, also over a reload, until the post is decided. */
export function useReason({ postId }: Pick<Ask, 'postId'>) {
  const key = `${OF_MEMBER}declined.${useWriter()}.${postId}`;
  const [reason, setReason] = useState(() => readTab(key) ?? '');
  return {
    reason,
    write(words: string): void {
      setReason(words);
      writeTab(key, words === '' ? null : words);
    },
    forget: (): void => writeTab(key, null),
  };
}
