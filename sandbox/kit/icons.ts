import { html, type Html } from './html.ts';

// Drawn for this project on a 24-unit grid with a 1.5 stroke; always beside a word, so hidden from screen readers.
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 8v4.3l3 1.9',
  bolt: 'M13 3.5L5.5 13.5H11l-1 7L18.5 10.5H13z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  mail: 'M4 6.5h16v11H4zM4 7l8 6l8-6',
  list: 'M8.5 7h11M8.5 12h11M8.5 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  wall: 'M4.5 4.5h15v15h-15zM4.5 15l4.5-4.5l6 6M13.5 13l2-2l4 4M15.5 8h.01',
  phone: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2',
  comment: 'M5 5.5h14v10H11l-4 4v-4H5z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11.5v4.5M12 8h.01',
} as const;

export type IconName = keyof typeof paths;

export function icon(name: IconName): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="${paths[name]}" />
  </svg>`;
}

/** The mark: a post with a hanging panel. */
export const mark: Html = {
  markup:
    '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 2.5v19M6 5.5h14M9.5 5.5v3M17.5 5.5v3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><rect x="8" y="8.5" width="11.5" height="8" rx="1.5" fill="currentColor"/></svg>',
};
