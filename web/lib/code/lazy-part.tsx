import { type ComponentType, type FunctionComponent, createElement, use } from 'react';
import { holdCode } from './held-code.ts';

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead of its use, for a pointer or a focus that comes near. Never fails: the use of it will say so. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is fetched when it is first drawn. It stands in a `<Part>`, which says what is seen until it is here and
 * what happens when it does not come.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = holdCode(load);
  function Lazy(props: Props) {
    return createElement(use(code.held()), props);
  }
  const nothing = () => undefined;
  return Object.assign(Lazy, { preload: () => code.ask().then(nothing, nothing) });
}
