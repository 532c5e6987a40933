// Written into the page by the server (`server/app/first-paint.ts`), since a file of its own would cost a slow line half a second.
// Runs before the first paint: the chosen theme must not flash, and the language attribute must be right from the start. Then it
// sends for what the page needs and the page itself could not name: texts of the right language, and the first answers.
(function () {
  var root = document.documentElement;
  var tag = document.currentScript;

  function stored(key) {
    try {
      return localStorage.getItem('yardsign.' + key);
    } catch {
      // Storage may be closed to this page.
      return null;
    }
  }

  var theme = stored('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  var language = stored('language');
  if (language !== 'en' && language !== 'es') language = /^es(-|$)/i.test(navigator.language) ? 'es' : 'en';
  root.lang = language;

  // What is said when the program itself does not come.
  var words = {
    en: ['Yardsign could not be loaded.', 'Check your connection, then load the page again.', 'Reload'],
    es: ['No se pudo cargar Yardsign.', 'Revisa tu conexión y vuelve a cargar la página.', 'Volver a cargar'],
  }[language];
  function sayLost() {
    var place = document.getElementById('root');
    // Until the program draws, only the first words stand there.
    if (!place || !place.querySelector('.first')) return;
    var parts = ['h1', 'p', 'button'].map(function (name, at) {
      var part = document.createElement(name);
      part.textContent = words[at];
      return part;
    });
    parts[2].addEventListener('click', function () {
      location.reload();
    });
    var main = document.createElement('main');
    main.className = 'lost';
    main.append.apply(main, parts);
    place.replaceChildren(main);
  }
  // Errors of files do not bubble, but can be caught on their way down.
  document.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) sayLost();
    },
    true,
  );

  var page = tag && tag.dataset.page;
  if (!page) return;
  page = JSON.parse(page);
  document.title = page.titles[language] + ' - Yardsign';
  page.texts[language].forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  });

  // `web/lib/api/early-answers.ts` hands these to the calls that ask for them.
  var early = (window.yardsignEarly = {});
  // Every call names the page and the program that make it, this one too.
  var headers = {
    Accept: 'application/json',
    'X-Current-Page': location.pathname + location.search,
    'X-Client-App': page.client.app,
    'X-Client-Version': page.client.version,
  };
  // Whoever comes from elsewhere, such as a network's consent, must see what was changed there.
  if (document.referrer.indexOf(location.origin + '/') !== 0) headers['Cache-Control'] = 'no-cache';
  function ask(url) {
    var call = (early[url] = { answer: fetch(url, { headers: headers }), cameAt: null });
    call.answer.then(
      function () {
        call.cameAt = Date.now();
      },
      function () {
        // The call that asks for it will ask again, and say what is wrong.
        delete early[url];
      },
    );
  }
  if (page.session) ask(page.session);
  var ends = Number(stored('session-expiry'));
  // A session with a minute or less left is renewed before anything is asked with it.
  if (ends === 0 || ends - Date.now() > 60000) {
    var pieces = stored('content-language');
    page.calls.forEach(function (url) {
      ask(url.replace('{language}', pieces === 'en' || pieces === 'es' ? pieces : language));
    });
  }
})();
