/**
 * The panel's only script. Everything works without it; with it a switch does not reload the page, times are shown in
 * the reader's own zone, and what arrives shows by itself.
 */
export const script = `(() => {
  'use strict';
  const status = document.querySelector('[data-status]');
  const language = document.documentElement.lang;

  function localTimes(root) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    for (const time of root.querySelectorAll('time[datetime]')) {
      time.textContent = format.format(new Date(time.dateTime));
    }
  }

  function sources(root) {
    return [...root.querySelectorAll('[data-swap]')];
  }

  let shown = new Map(sources(document).map((part) => [part.dataset.swap, part.innerHTML]));

  async function refresh(always) {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of sources(next)) {
      const name = part.dataset.swap;
      const here = document.querySelector('[data-swap="' + name + '"]');
      if (!here || shown.get(name) === part.innerHTML) continue;
      const busy = here.contains(document.activeElement) || here.querySelector('details[open], iframe');
      if (busy && !always) continue;
      const focus = document.activeElement && here.contains(document.activeElement) ? path(here, document.activeElement) : null;
      shown.set(name, part.innerHTML);
      here.innerHTML = part.innerHTML;
      localTimes(here);
      const again = focus && here.querySelector(focus);
      if (again) again.focus();
    }
  }

  function path(root, node) {
    const steps = [];
    for (let at = node; at && at !== root; at = at.parentElement) {
      steps.unshift(at.tagName + ':nth-child(' + (1 + [...at.parentElement.children].indexOf(at)) + ')');
    }
    return ':scope > ' + steps.join(' > ');
  }

  document.addEventListener('submit', async (event) => {
    const form = event.target.closest('form[data-control]');
    if (!form) return;
    event.preventDefault();
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)),
    });
    const text = answer.ok ? '' : ' ' + ((await answer.json()).error || answer.status);
    status.textContent = (answer.ok ? status.dataset.done : status.dataset.failed) + text;
    status.classList.toggle('wrong', !answer.ok);
    await refresh(true);
  });

  localTimes(document);
  if (status) setInterval(() => document.hidden || refresh(false).catch(() => undefined), 4000);
})();
`;
