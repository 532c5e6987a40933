import { useState } from 'react';
import { useAdBlock } from '../../lib/browser/ad-block.ts';
import { readTab, writeTab } from '../../lib/browser/tab-storage.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Banner } from './banner.tsx';

const KEY = 'yardsign.ad-block-noted';

/** Where a network is connected or shared to: a word about an ad blocker, until it is closed, once per visit. */
export function AdBlockNotice() {
  const text = useText('common');
  const found = useAdBlock();
  const [closed, setClosed] = useState(() => readTab(KEY) !== null);
  if (!found || closed) return null;

  function close() {
    writeTab(KEY, '1');
    setClosed(true);
  }

  return (
    <Banner kind="attention" onClose={close}>
      {text('adBlock')}
    </Banner>
  );
}
