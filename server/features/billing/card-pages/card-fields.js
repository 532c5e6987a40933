// The script of the two pages that stand in a frame of the checkout where members pay through a real site of Recurly. It speaks to the
// page around it as the simulator's own fields do: `ready`, `token`, `faults`. What is typed goes from Recurly's fields to Recurly.
(() => {
  const tell = (message) => parent.postMessage({ from: 'card-fields', ...message }, location.origin);
  const { publicKey, api, action } = document.body.dataset;
  const problem = document.getElementById('problem');
  const ready = () => tell({ act: 'ready', height: document.documentElement.scrollHeight });
  const fail = () => {
    problem.hidden = false;
    ready();
  };
  const { recurly } = window;
  if (!recurly) {
    fail();
    return;
  }
  recurly.configure({ publicKey, ...(api && { api }) });

  const card = document.getElementById('card');
  if (card) {
    const elements = recurly.Elements();
    elements.CardElement({ style: { fontSize: '16px' } }).attach('#card-element');
    const tokenize = () =>
      recurly.token(elements, card, (error, token) => {
        const faults = error ? (error.fields ?? []) : [];
        for (const input of card.querySelectorAll('input[data-recurly]'))
          input.setAttribute('aria-invalid', String(faults.includes(input.dataset.recurly)));
        problem.hidden = !error;
        if (!error) {
          tell({ act: 'token', id: token.id });
          return;
        }
        card.querySelector('[aria-invalid="true"]')?.focus();
        tell({ act: 'faults', fields: faults });
      });
    addEventListener('message', (event) => {
      if (event.origin === location.origin && event.data?.to === 'card-fields') tokenize();
    });
    card.addEventListener('submit', (event) => {
      event.preventDefault();
      tokenize();
    });
  }

  // A bank may be asked only when somebody has pressed: browsers keep its window shut otherwise.
  document.getElementById('bank')?.addEventListener('click', (event) => {
    event.currentTarget.hidden = true;
    const question = recurly.Risk().ThreeDSecure({ actionTokenId: action });
    question.on('token', ({ id }) => tell({ act: 'token', id }));
    question.on('error', fail);
    question.attach(document.getElementById('question'));
  });
  ready();
})();
