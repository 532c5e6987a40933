import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import { LOGO, PORTRAIT } from './pictures.ts';

interface Agent {
  name: string;
  company: string;
  phone: string;
  email: string;
  city: string;
  state: string;
}

/** By the name of the website. */
const AGENTS: ReadonlyMap<string, Agent> = new Map(
  Object.entries({
    'mayaalvarez.example': {
      name: 'Maya Alvarez',
      company: 'Harbor & Pine Real Estate',
      phone: '+1 512 555 0199',
      email: 'hello@mayaalvarez.example',
      city: 'Austin',
      state: 'TX',
    },
    'luisherrera.example': {
      name: 'Luis Herrera',
      company: 'Casa Clara Bienes Raíces',
      phone: '+1 305 555 0163',
      email: 'hola@luisherrera.example',
      city: 'Miami',
      state: 'FL',
    },
    'norablake.example': {
      name: 'Nora Blake',
      company: 'Juniper Street Homes',
      phone: '+1 503 555 0117',
      email: 'nora@norablake.example',
      city: 'Portland',
      state: 'OR',
    },
  }),
);

function describe({ name, company, phone, email, city, state }: Agent): string {
  const address = { '@type': 'PostalAddress', addressLocality: city, addressRegion: state };
  const office = { '@type': 'RealEstateAgent', name: company, logo: 'logo.png' };
  const person = { '@type': 'Person', name, telephone: phone, email, jobTitle: 'REALTOR', image: 'portrait.png' };
  const data = { '@context': 'https://schema.org', ...person, address, worksFor: office };
  // Nothing within a script can end it.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function pageOf(agent: Agent): string {
  const data = { markup: describe(agent) };
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#7A3E9D" />
        <meta property="og:site_name" content="${agent.company}" />
        <title>${agent.name}</title>
        <script type="application/ld+json">
          ${data}
        </script>
      </head>
      <body>
        <img src="logo.png" alt="${agent.company}" />
        <h1>${agent.name}</h1>
        <p>${agent.city}, ${agent.state}</p>
        <img src="portrait.png" alt="${agent.name}" />
        <p><a href="tel:${agent.phone}">${agent.phone}</a> <a href="mailto:${agent.email}">${agent.email}</a></p>
      </body>
    </html>`.markup
  }`;
}

const PATH = '/websites';
/** Everybody may read a website. */
export const OPEN_PATHS = [`${PATH}/:host`, `${PATH}/:host/:file`];

/** Websites of agents, each under its name: what their owners' profiles are filled from. */
export function registerWebsites(scope: FastifyInstance): void {
  const files: ReadonlyMap<string, Buffer> = new Map(Object.entries({ 'logo.png': LOGO, 'portrait.png': PORTRAIT }));
  scope.get<{ Params: { host: string } }>(`${PATH}/:host`, async ({ params }, reply) => {
    const agent = AGENTS.get(params.host);
    if (agent === undefined) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(pageOf(agent));
  });
  scope.get<{ Params: { host: string; file: string } }>(`${PATH}/:host/:file`, async ({ params }, reply) => {
    const file = files.get(params.file);
    if (file === undefined || !AGENTS.has(params.host)) return reply.callNotFound();
    return reply.type('image/png').send(file);
  });
}
