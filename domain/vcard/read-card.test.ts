import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_CARD_CHARACTERS } from './card-lines.ts';
import { readCard } from './read-card.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

test('a card as an iPhone writes it', () => {
  const text = card(
    'VERSION:3.0',
    'N:Lee;Ann;Marie;Ms.;',
    'FN:Ann Lee',
    'ORG:Harbor Homes\\, LLC;Sales',
    'TITLE:Broker Associate',
    'EMAIL;type=INTERNET;type=HOME:ann@home.example',
    'item1.EMAIL;type=INTERNET;type=WORK;type=pref:ann@harbor.example',
    'TEL;type=HOME;type=VOICE:(512) 555-0100',
    'TEL;type=CELL;type=VOICE:(512) 555-0142',
    'TEL;type=WORK;type=FAX;type=pref:(512) 555-0199',
    'item2.ADR;type=WORK:;;1 Main St\\nSuite 2;Austin;TX;78701;United States',
    'item3.URL;type=pref:https\\://harbor.example',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
    '  SkZJRg==',
  );
  expect(readCard(text)).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    phone: '(512) 555-0142',
    email: 'ann@harbor.example',
    title: 'Broker Associate',
    organization: 'Harbor Homes, LLC',
    city: 'Austin',
    state: 'TX',
    website: 'https://harbor.example',
    photo: { type: 'image/jpeg', base64: '/9j/4AAQSkZJRg==' },
  });
});

test('a card of version 4 with addresses for values', () => {
  const text = card(
    'VERSION:4.0',
    'FN:José Ángel Núñez',
    'TEL;VALUE=uri;TYPE="voice,cell";PREF=1:tel:+1-602-555-0167',
    'EMAIL;PREF=1:mailto:jose@example.com',
    'PHOTO:data:image/png;base64,iVBORw0KGgo=',
  );
  expect(readCard(text)).toMatchObject({
    firstName: 'José Ángel',
    lastName: 'Núñez',
    phone: '+1-602-555-0167',
    email: 'jose@example.com',
    photo: { type: 'image/png', base64: 'iVBORw0KGgo=' },
  });
});

test('a card of an old phone, in quoted-printable that goes over several lines', () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1ez;Jos=C3=\r\n=A9',
    'TITLE;ENCODING=QUOTED-PRINTABLE:Agente=\r\n inmobiliario 100%',
    'ORG;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Casa N=FA=F1ez',
    'TEL;CELL:602 555 0167',
    'PHOTO;ENCODING=BASE64;GIF:R0lGODdh',
    ' AQAB',
    '',
  );
  expect(readCard(text)).toMatchObject({
    firstName: 'José',
    lastName: 'Núñez',
    title: 'Agente inmobiliario 100%',
    organization: 'Casa Núñez',
    phone: '602 555 0167',
    photo: { type: 'image/gif', base64: 'R0lGODdhAQAB' },
  });
});

test('bytes that are no UTF-8 are read as Windows writes them, typographic signs included', () => {
  const text = card(
    'VERSION:2.1',
    'N;ENCODING=QUOTED-PRINTABLE:O=92Brien;Zo=EB',
    'TITLE;CHARSET=windows-1252;ENCODING=QUOTED-PRINTABLE:Broker =96 =80 100%',
    'ORG;ENCODING=QUOTED-PRINTABLE:=93Casa=94 =E2=80=99',
  );
  expect(readCard(text)).toMatchObject({
    firstName: 'Zoë',
    lastName: 'O’Brien',
    title: 'Broker – € 100%',
    organization: '“Casa” â€™',
  });
});

test('of several cards the first is read, and one without an end to its end', () => {
  expect(readCard(`${card('FN:Ann Lee')}${card('FN:Ben Ode')}`)?.lastName).toBe('Lee');
  expect(readCard('BEGIN:VCARD\nFN:Ann Lee\n')?.lastName).toBe('Lee');
});

describe('what is no card, or a hostile one', () => {
  test.each([
    ['nothing', ''],
    ['a web page', '<html>BEGIN:VCARD</html>'],
    ['more than any phone writes', `BEGIN:VCARD\nFN:${'x'.repeat(MOST_CARD_CHARACTERS)}`],
  ])('%s is not read', (_case, text) => {
    expect(readCard(text)).toBeNull();
  });

  test.each([
    ['one line without a colon', 'A'.repeat(7_900_000)],
    ['a long line and a hundred thousand that go on with it', `A${'B'.repeat(4_000_000)}\n${' x\n'.repeat(100_000)}`],
    ['quotes without end', `TEL;${'"'.repeat(4_000_000)}`],
    ['a hundred thousand soft breaks', `N;ENCODING=QUOTED-PRINTABLE:${'=C3=\n'.repeat(100_000)}`],
    ['a photo of six million letters', `PHOTO;ENCODING=b:${'A'.repeat(6_000_000)}`],
    ['the same as an address', `PHOTO:data:image/png;base64,${'A'.repeat(6_000_000)}`],
  ])('%s is read in one walk', (_case, text) => {
    expect(readCard(`BEGIN:VCARD\n${text}\nEND:VCARD`)).not.toBeNull();
  });

  test('what is no text or no picture is left out', () => {
    const text = card(
      'FN:A\u0000n\u0007n\tLee',
      `TITLE:${'x'.repeat(501)}`,
      'PHOTO:https://tracker.example/me.jpg',
      'PHOTO;ENCODING=b:<svg onload=1>',
      `NOTE;${'A=b;'.repeat(5000)}:x`,
    );
    expect(readCard(text)).toMatchObject({ firstName: 'A n n', lastName: 'Lee', title: '', photo: null });
  });

  test('whatever a text is, reading it ends with an answer of single lines', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'BEGIN:VCARD',
        'END:VCARD',
        'N:',
        'TEL;',
        'ENCODING=QUOTED-PRINTABLE:',
        '=',
        '\\',
        '"',
        ';',
        ':',
        '\n',
        '\n ',
        '=C3',
        '%',
      ),
      fc.string({ maxLength: 8 }),
      fc.constantFrom('\u0000', '\u2028', '\ud83d', 'ñ'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const read = readCard(`BEGIN:VCARD\n${pieces.join('')}`);
        for (const value of Object.values(read ?? {}))
          if (typeof value === 'string') expect(value).not.toMatch(/[\n\r\0]/);
      }),
    );
  });
});
