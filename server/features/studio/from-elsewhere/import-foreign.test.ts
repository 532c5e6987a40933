import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import type { ImportOutcome, StudioPiece } from '../ports.ts';

// Runs on PostgreSQL too.

const ITEM = (id: number, fields: string) => `<item>${fields}<wp:post_id>${id}</wp:post_id></item>`;
const WXR = `<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE lolz [<!ENTITY lol "lol">]>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Porch</title><language>es-MX</language><wp:base_blog_url>https://porch.example</wp:base_blog_url>
<wp:category><wp:category_nicename>buyers</wp:category_nicename></wp:category>
${ITEM(
  7,
  `<title>Antes de <![CDATA[firmar & leer]]></title><wp:post_name>antes-de-firmar</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <category domain="post_tag" nicename="dep%C3%B3sito"><![CDATA[Depósito]]></category>
  <excerpt:encoded><![CDATA[Lo que <b>conviene</b> leer.]]></excerpt:encoded>
  <content:encoded><![CDATA[<!-- wp:heading --><h2>Primero</h2><!-- /wp:heading --><p>Lea <a href="https://x.example">todo</a>.</p>
  <img src="https://porch.example/a.jpg" alt="Una puerta"/><script>alert(1)</script>]]></content:encoded>`,
)}
${ITEM(8, '<title>Old</title><wp:post_name>old</wp:post_name><wp:post_type>page</wp:post_type><wp:status>draft</wp:status><content:encoded><![CDATA[One &lol; line.\n\nNext\nline. [gallery ids="1"]]]></content:encoded>')}
${ITEM(9, '<title>Gone</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status><content:encoded>x</content:encoded>')}
${ITEM(10, '<title>a.jpg</title><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>')}
${ITEM(11, '<title>Empty</title><wp:post_name>empty</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded></content:encoded>')}
</channel></rss>`;

const GHOST = {
  db: [
    {
      data: {
        posts: [
          {
            id: 'a1',
            uuid: '11-22',
            title: 'The porch',
            slug: 'earnest-money-explained',
            html: '<p>Hello <strong>there</strong></p>',
            status: 'published',
            feature_image: 'https://ghost.example/p.jpg',
            custom_excerpt: null,
          },
          {
            id: 'a2',
            uuid: '33-44',
            title: 'Only lexical',
            slug: 'lexical',
            html: null,
            lexical: '{"root":{}}',
            status: 'draft',
          },
        ],
        tags: [{ id: 't1', slug: 'porches' }],
        posts_tags: [{ post_id: 'a1', tag_id: 't1' }],
      },
    },
  ],
};

let app: TestApp;
let token: string;
let again: () => Promise<void>;
beforeAll(async () => {
  app = await testApp();
  token = await addCrew(app, 'cora');
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

type Said = Partial<Record<'trial' | 'site', string>>;

async function send(file: string | Buffer, said: Said = {}) {
  const edge = 'edge-of-a-part';
  const head = (name: string, more = '') =>
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const fields = Object.entries(said).map(([name, value]) => `${head(name)}${value}\r\n`);
  const before = `${fields.join('')}${head('file', '; filename="x"\r\ncontent-type: text/xml')}`;
  return app.call({
    method: 'POST',
    url: '/api/app/v1/studio/imports',
    token,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(before), Buffer.from(file), Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
}
async function bring(file: string | Buffer, said: Said = {}): Promise<ImportOutcome[]> {
  const answer = await send(file, said);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ pieces: ImportOutcome[] }>().pieces;
}
async function open(id: string | null | undefined): Promise<StudioPiece> {
  const answer = await app.call({ method: 'POST', url: `/api/app/v1/studio/pieces/${id}/open`, token });
  return answer.json<{ piece: StudioPiece }>().piece;
}
const drafts = async () => (await app.db.selectFrom('studio_piece').select('id').execute()).length;

describe('a WordPress export', () => {
  test('comes in as drafts that read well: posts and pages, without what was thrown away', async () => {
    const pieces = await bring(WXR);
    expect(pieces.map(({ title, outcome, pictures }) => [title, outcome, pictures])).toEqual([
      ['Antes de firmar & leer', 'new', ['https://porch.example/a.jpg']],
      ['Old', 'new', []],
      ['Empty', 'no_text', []],
    ]);
    const [first, second] = [await open(pieces[0]?.id), await open(pieces[1]?.id)];
    expect(first).toMatchObject({
      type: 'blog',
      state: 'draft',
      slug: 'antes-de-firmar',
      meta: { tags: ['depósito'] },
    });
    expect(first.texts.es).toMatchObject({
      title: 'Antes de firmar & leer',
      description: 'Lo que conviene leer.',
      paragraphs: ['## Primero', 'Lea [todo](<https://x.example>).', '![Una puerta](https://porch.example/a.jpg)'],
      heldBack: false,
    });
    expect(first.texts.en).toMatchObject({ paragraphs: [], heldBack: true });
    expect(second.texts.es.paragraphs).toEqual(['One \\&lol; line.', 'Next\\\nline.']);
  });

  test('whose elements lie in one another without end is refused, in the time of reading its first hundred', async () => {
    const deep = WXR.replace('<title>Old</title>', '<a>'.repeat(1_000_000));
    const answer = await send(deep);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'import_unreadable']);
    expect(await drafts()).toBe(0);
  });

  test('that is sent twice at once comes in once, and the later one says so', async () => {
    const both = await Promise.all([bring(WXR), bring(WXR)]);
    const ofFirst = both.map(([first]) => first?.outcome);
    expect(ofFirst.toSorted()).toEqual(['new', 'same']);
    expect(await drafts()).toBe(2);
  });

  test('is looked at first, and nothing is kept of that', async () => {
    const before = await drafts();
    const tried = await bring(WXR, { trial: '1' });
    expect([tried.map(({ id, outcome }) => [id, outcome]), await drafts()]).toEqual([
      [
        [null, 'new'],
        [null, 'new'],
        [null, 'no_text'],
      ],
      before,
    ]);
  });

  test('of a program that numbers no text comes in whole, and adds nothing when it comes twice', async () => {
    const unnumbered = WXR.replaceAll(/<wp:post_id>\d+<\/wp:post_id>/g, '');
    const outcomes = async () => (await bring(unnumbered)).map(({ outcome }) => outcome);
    expect([await outcomes(), await outcomes()]).toEqual([
      ['new', 'new', 'no_text'],
      ['same', 'same', 'no_text'],
    ]);
  });

  test('that comes twice adds nothing, and what was changed meanwhile stays', async () => {
    const [first] = await bring(WXR);
    const patch = { at: 0, remove: 1, insert: ['Mine.'] };
    const body = { version: 1, window: 'windowone', patch };
    await app.call({ method: 'PUT', url: `/api/app/v1/studio/pieces/${first?.id}/texts/es`, token, payload: body });
    const count = await drafts();
    expect((await bring(WXR)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'no_text']);
    expect([await drafts(), (await open(first?.id)).texts.es.paragraphs[0]]).toEqual([count, 'Mine.']);
  });
});

test('a Ghost export comes in with its picture, and beside a piece that has its address', async () => {
  const pieces = await bring(JSON.stringify(GHOST));
  expect(pieces).toMatchObject([
    { slug: 'earnest-money-explained-2', outcome: 'new', pictures: ['https://ghost.example/p.jpg'] },
    { slug: 'lexical', outcome: 'own_format', id: null },
  ]);
  const piece = await open(pieces[0]?.id);
  expect([piece.meta.tags, piece.texts.en.paragraphs]).toEqual([
    ['porches'],
    ['![](https://ghost.example/p.jpg)', 'Hello **there**'],
  ]);
  expect((await bring(JSON.stringify(GHOST)))[0]?.outcome).toBe('same');
});

test('the own pictures and links of a Ghost site come in with its address, which the export leaves out', async () => {
  const html =
    '<p><a href="__GHOST_URL__/about/">Us</a></p><img src="__GHOST_URL__/content/images/a.jpg" alt="A door">';
  const file = JSON.stringify({ db: [{ data: { posts: [{ id: 'a9', title: 'Here', slug: 'here', html }] } }] });
  const own = 'https://blog.example.com/home/content/images/a.jpg';
  const without = await bring(file, { trial: '1' });
  expect(without[0]).toMatchObject({ pictures: [], lost: ['__GHOST_URL__/content/images/a.jpg'] });
  const pieces = await bring(file, { site: 'https://blog.example.com/home' });
  expect(pieces).toMatchObject([{ outcome: 'new', pictures: [own], lost: [] }]);
  expect((await open(pieces[0]?.id)).texts.en.paragraphs).toEqual([
    '[Us](<https://blog.example.com/home/about/>)',
    `![A door](${own})`,
  ]);
});

const ghostOf = (posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] });
const postOf = (id: string, more: object = {}) => ({
  id,
  title: `Post ${id}`,
  slug: id,
  html: '<p>Words.</p>',
  ...more,
});

test('what no text can hold is left out of one post, and keeps none of the others away', async () => {
  const odd = [
    postOf('cut', { title: `${'x'.repeat(199)}🏠 and more` }),
    postOf('nul', { title: 'A\u0000 title', html: '<p>One\u0000 two\ud800 three.</p>' }),
    postOf('last'),
  ];
  const pieces = await bring(ghostOf(odd));
  expect(pieces.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['x'.repeat(199), 'new'],
    ['A title', 'new'],
    ['Post last', 'new'],
  ]);
  expect((await open(pieces[1]?.id)).texts.en.paragraphs).toEqual(['One two three.']);
});

test('an old post that has its text only in the form of the editor stays away, and says so', async () => {
  const pieces = await bring(ghostOf([postOf('old', { html: null, mobiledoc: '{"version":"0.3.1"}' }), postOf('new')]));
  expect(pieces.map(({ outcome }) => outcome)).toEqual(['own_format', 'new']);
});

test('a post with a paragraph too long to be edited stays away alone', async () => {
  const pieces = await bring(ghostOf([postOf('long', { html: 'word '.repeat(30_000) }), postOf('short')]));
  expect(pieces.map(({ outcome }) => outcome)).toEqual(['too_long', 'new']);
});

test('a file may begin with a byte order mark, and one in other letters is refused with the reason', async () => {
  expect((await bring(`\uFEFF${ghostOf([postOf('marked')])}`))[0]?.outcome).toBe('new');
  expect((await bring('\uFEFF---\r\ntitle: Marked\r\n---\r\nWords.\r\n'))[0]?.title).toBe('Marked');
  const latin = await send(Buffer.from('---\ntitle: Señal\n---\nEl año.\n', 'latin1'));
  expect([latin.statusCode, latin.json().code]).toEqual([422, 'import_not_utf8']);
});

test('more posts than fit in at once are refused, and none of them left out unsaid', async () => {
  const answer = await send(ghostOf(Array.from({ length: 20_001 }, (_, at) => postOf(`p${at}`))));
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'import_too_much']);
});

test.each([
  ['JSON of something else', '{"a":1}'],
  ['JSON that is cut off', '{"db":[{"data":{"posts":['],
  ['a list of posts that are none', JSON.stringify({ db: [{ data: { posts: [1, null] } }] })],
  ['XML of something else', '<?xml version="1.0"?><rss><channel/></rss>'],
])('%s is refused, and nothing of it stays', async (_name, file) => {
  const before = await drafts();
  const answer = await send(file);
  expect([answer.statusCode, answer.json<{ code: string }>().code, await drafts()]).toEqual([
    422,
    'import_unreadable',
    before,
  ]);
});
