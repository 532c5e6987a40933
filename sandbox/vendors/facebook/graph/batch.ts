import { type Fields, nestPairs } from '../../../kit/form.ts';
import { type Answer, type GraphCall, type Network, ok } from '../network.ts';
import { badParameter, GraphError, type GraphFailure } from './errors.ts';
import { flag, list, text } from './params.ts';
import { refusal } from './refusal.ts';
import { splitVersion } from './version.ts';

const MOST = 50;
/** What the calls of a batch take from the batch where they do not say it themselves. */
const INHERITED = ['access_token', 'appsecret_proof'] as const;

const tooMany: GraphFailure = {
  status: 400,
  message: `Too many requests in batch message. Maximum batch size is ${MOST}`,
  type: 'GraphBatchException',
  code: 100,
};

export function isBatch({ method, segments, params }: GraphCall): boolean {
  return method === 'POST' && segments.length === 0 && params['batch'] !== undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One entry as the call that it stands for. */
function callOf(batch: GraphCall, entry: unknown): GraphCall {
  if (!isFields(entry)) throw badParameter('Each entry of batch must be an object');
  const relative = text(entry, 'relative_url');
  if (relative === undefined) throw badParameter('Each entry of batch must have a relative_url');
  const body = text(entry, 'body') ?? '';
  if (`${relative}${body}`.includes('{result=')) {
    throw badParameter('A call that refers to the answer of another one is not played in the sandbox');
  }
  const [path = '', query = ''] = relative.split('?', 2);
  const versioned = splitVersion(path, batch.version);
  const own = nestPairs([...new URLSearchParams(query), ...new URLSearchParams(body)]);
  if (own['batch'] !== undefined) throw badParameter('A batch cannot be part of a batch');
  // A token of its own brings its own proof, or none.
  const inherited: Fields = {};
  if (own['access_token'] === undefined) for (const name of INHERITED) inherited[name] = batch.params[name];
  const names = (text(entry, 'attached_files') ?? '').split(',');
  return {
    ...batch,
    method: (text(entry, 'method') ?? 'GET').toUpperCase(),
    version: versioned.version,
    segments: versioned.rest,
    params: { ...inherited, ...own },
    files: batch.files.filter(({ field }) => names.includes(field)),
  };
}

async function answerEntry(network: Network, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof GraphError) return refusal(network, error);
    throw error;
  }
}

function entryOf(answer: Answer, withHeaders: boolean): Record<string, unknown> {
  const headers = Object.entries({ 'content-type': 'application/json; charset=UTF-8', ...answer.headers });
  return {
    code: answer.status,
    ...(withHeaders ? { headers: headers.map(([name, value]) => ({ name: headerName(name), value })) } : {}),
    body: JSON.stringify(answer.body),
  };
}

// Inside a batch the headers are texts in a list, written as Graph writes them.
const headerName = (name: string) =>
  name
    .replace('www', 'WWW')
    .replaceAll(/(^|-)([a-z])/g, (_match, dash: string, letter: string) => `${dash}${letter.toUpperCase()}`);

/** `POST /` with `batch`: each call is answered for itself, in the order in which they stand; one that is refused stops no other. */
export async function answerBatch(
  network: Network,
  batch: GraphCall,
  answer: (network: Network, call: GraphCall) => Promise<Answer>,
): Promise<Answer> {
  const entries = list(batch.params, 'batch');
  if (entries.length > MOST) throw new GraphError(tooMany);
  const withHeaders = flag(batch.params, 'include_headers') ?? true;
  const answers: unknown[] = [];
  for (const entry of entries) {
    const one = await answerEntry(network, async () => answer(network, callOf(batch, entry)));
    const isOmitted = isFields(entry) && flag(entry, 'omit_response_on_success') === true && one.status < 300;
    answers.push(isOmitted ? null : entryOf(one, withHeaders));
  }
  return ok(answers);
}
