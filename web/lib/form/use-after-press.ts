import { useEffect, useRef } from 'react';

/**
 * Puts off what moves the page until the press that is going on has become a click: a button that moves away under a press is not
 * clicked. Without a press it is done at once, and in any case before what the click does.
 */
export function useAfterPress(): (act: () => void) => void {
  const press = useRef<{ isOn: boolean; waiting: (() => void)[] }>({ isOn: false, waiting: [] });
  useEffect(() => {
    const now = press.current;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(ending);
      now.isOn = true;
    };
    const end = () => {
      clearTimeout(ending);
      now.isOn = false;
      for (const act of now.waiting.splice(0)) act();
    };
    // Its click, where there is one, comes in the same turn. A drag ends without `mouseup`.
    const endSoon = () => {
      ending = setTimeout(end);
    };
    const heard = [
      ['mousedown', begin],
      ['click', end],
      ['mouseup', endSoon],
      ['dragend', endSoon],
    ] as const;
    // On the way down: nobody can keep it from being heard.
    for (const [event, hear] of heard) document.addEventListener(event, hear, true);
    return () => {
      clearTimeout(ending);
      for (const [event, hear] of heard) document.removeEventListener(event, hear, true);
    };
  }, []);
  return (act) => {
    if (press.current.isOn) press.current.waiting.push(act);
    else act();
  };
}
