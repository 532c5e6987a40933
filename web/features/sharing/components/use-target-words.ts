import { useText } from '../../../lib/i18n/use-text.ts';
import type { TargetKind } from '../target-model.ts';

/** The words for a target of a kind, as the sentences about it take them. */
export function useTargetWords() {
  const text = useText('sharing');
  return (kind: TargetKind) => ({
    theTarget: text(`${kind}_the`),
    thisTarget: text(`${kind}_this`),
    aTarget: text(`${kind}_a`),
    targets: text(`${kind}_many`),
  });
}
