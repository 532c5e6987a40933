// Runs before the first paint: the chosen theme must not flash, and the language attribute must be right from the start.
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem('yardsign.theme');
    if (localStorage.getItem('yardsign.language') === 'es') root.lang = 'es';
  } catch {
    // Storage may be closed to this page.
    theme = null;
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
