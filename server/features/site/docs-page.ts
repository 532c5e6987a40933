import { escapeHtml } from '../../platform/http/answers/escape-html.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const STYLE = `
:root{--ink:#16211b;--paper:#fbfaf7;--surface:#fff;--line:#e4e2db;--quiet:#55625a;--lawn:#1f7a4d}
@media (prefers-color-scheme:dark){:root{--ink:#e9efeb;--paper:#101613;--surface:#18211c;--line:#2a362f;--quiet:#a3b0a8;--lawn:#4cc38a}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1rem}h1{font-size:1.75rem;margin:0}h2{margin:2.5rem 0 .75rem;text-transform:capitalize;font-size:1.25rem}
p{margin:.25rem 0;color:var(--quiet);max-width:70ch}a{color:var(--lawn)}
details{background:var(--surface);border:1px solid var(--line);border-radius:10px;margin:.5rem 0;padding:.75rem 1rem}
summary{cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}summary:focus-visible{outline:2px solid var(--lawn);outline-offset:4px}
code,pre{font:.85rem/1.5 ui-monospace,monospace}summary code{min-width:0;overflow-wrap:anywhere}summary b{color:var(--lawn);font:600 .8rem ui-monospace,monospace;min-width:3.5rem}
pre{overflow:auto;border-top:1px solid var(--line);padding-top:.75rem;margin:.75rem 0 0}h3{font-size:.875rem;margin:1rem 0 .25rem}`;

function block(title: string, value: unknown): string {
  // A scrolling block must be reachable by keyboard.
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.length > 0 ? block('Parameters', operation.parameters) : '';
  const body = operation.requestBody === undefined ? '' : block('Body', operation.requestBody);
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code></summary>
<p>${escapeHtml(operation.summary)}</p>${parameters}${body}${block('Answers', operation.responses)}</details>`;
}

/** The description of the API as one page that needs no script. */
export function docsPage(description: {
  info: { title: string; version: string };
  paths: Record<string, Record<string, object>>;
}): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, value] of Object.entries(methods)) {
      const operation = value as Operation;
      const tag = operation.tags[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const sections = [...byTag].map(
    ([tag, operations]) => `<section><h2 id="${tag}">${tag}</h2>${operations.join('\n')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API - ${escapeHtml(description.info.title)}</title><style nonce="__CSP_NONCE__">${STYLE}</style></head>
<body><main><h1>${escapeHtml(description.info.title)} API</h1><p>Version ${escapeHtml(description.info.version)}. The same as a file: <a href="/api/openapi.json">openapi.json</a>.
Sign in with <code>POST /api/auth/v1/authenticate</code> and send the token as <code>Authorization: Bearer …</code>.</p>${sections.join('\n')}</main></body></html>`;
}
