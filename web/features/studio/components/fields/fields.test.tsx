import { act, fireEvent, screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { fieldSchemaOf } from '@yardsign/contracts/content-fields';
import { perkForm } from '@yardsign/contracts/perk-fields';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { ChangedFields } from './changed-fields.tsx';
import { FieldColumns } from './field-columns.tsx';
import { faultsIn, type Fields, fieldsToSend, type Typed, typedFields } from './fields-model.ts';

let sent: ReturnType<typeof fieldsToSend>;

/** The fields of a form; what would be sent is read after each change. */
function Form({ fields, disabled = false }: { fields: Fields; disabled?: boolean }) {
  const [values, setValues] = useState<Record<string, Typed>>(() => typedFields(fields));
  useEffect(() => void (sent = fieldsToSend(fields, values)), [fields, values]);
  const set = (name: string, typed: Typed) => setValues((before) => ({ ...before, [name]: typed }));
  return <FieldColumns fields={fields} draft={{ values, set }} faults={faultsIn(fields, values)} disabled={disabled} />;
}

const ofDays = (en: unknown, es?: unknown): Fields => ({
  form: { shared: {}, worded: { days: fieldSchemaOf('days') }, needed: ['days'] },
  shared: {},
  worded: { en: en === undefined ? {} : { days: en }, es: es === undefined ? {} : { days: es } },
});
const day = (title: string) => ({ title, tasks: [{ text: `Do ${title}` }] });
const column = (name: 'English' | 'Spanish') => screen.getByLabelText(name, { selector: 'section' });
const titles = (name: 'English' | 'Spanish' = 'English') =>
  within(column(name))
    .queryAllByLabelText<HTMLInputElement>(/^Title/)
    .map(({ value }) => value);
const perk = (shared: object, en: object = {}): Fields => ({
  form: perkForm,
  shared: { component: 'partner', order: 1, ...shared },
  worded: { en: { header: 'Signs', ...en }, es: { header: 'Letreros' } },
});

const known = [{ query: sessionQuery, data: { ...SESSION, timeZone: 'America/New_York' } }];

beforeEach(() => (sent = { shared: {}, worded: { en: {}, es: {} } }));

describe('entries in an order', () => {
  it('are moved and taken away by their names, with what stands in them, in one language alone', async () => {
    await open(<Form fields={ofDays([day('One'), day('Two'), day('Three')], [day('Uno')])} />);
    const english = column('English');
    expect(button('Move up: Day 1', english).disabled).toBe(true);
    expect(button('Move down: Day 3', english).disabled).toBe(true);
    await press('Move down: Day 1', english);
    expect(titles()).toEqual(['Two', 'One', 'Three']);
    expect(document.activeElement).toBe(button('Move down: Day 2', english));
    await press('Move up: Day 3', english);
    await press('Take away: Day 1', english);
    expect(titles()).toEqual(['Three', 'One']);
    await press('Move down: Day 1', english);
    expect(document.activeElement).toBe(button('Move up: Day 2', english));
    await press('Move up: Day 2', english);
    expect(sent.worded).toEqual({ en: { days: [day('Three'), day('One')] }, es: { days: [day('Uno')] } });
    expect(titles('Spanish')).toEqual(['Uno']);
  });

  it('begin with what they need, say what is missing at its field, and are none once the last is taken away', async () => {
    await open(<Form fields={ofDays(undefined)} />);
    const spanish = column('Spanish');
    await press('Add: Days', spanish);
    expect(within(spanish).getAllByText('Fill this in.').length).toBeGreaterThan(1);
    const title = within(spanish).getByLabelText<HTMLInputElement>(/^Title/);
    expect(title.lang).toBe('es');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(title, { target: { value: 'Lunes' } });
    expect(title.getAttribute('aria-invalid')).not.toBe('true');
    await press('Take away: Day 1', spanish);
    expect(sent.worded.es).toEqual({});
    expect(within(spanish).queryByText('Fill this in.')).toBeNull();
  });

  it('say at their list when there are too few of them', async () => {
    await open(<Form fields={ofDays([day('One')], [day('Uno')])} />);
    const english = column('English');
    const list = () => within(english).getByText('Tasks').closest('fieldset');
    expect(list()?.hasAttribute('aria-describedby')).toBe(false);
    await press('Take away: Task 1', english);
    const said = document.getElementById(list()?.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('Fill this in.');
  });

  it('stand in one another, each list with its own names', async () => {
    await open(<Form fields={ofDays([{ title: 'One', tasks: [{ text: 'Call' }, { text: 'Write' }] }])} />);
    const english = column('English');
    await press('Move down: Task 1', english);
    await press('Add: Tasks', english);
    const tasks = within(english).getAllByLabelText<HTMLInputElement>(/^Task\b/, { selector: 'input, textarea' });
    expect(tasks.map(({ value }) => value)).toEqual(['Write', 'Call', '']);
    expect(sent.worded.en).toMatchObject({
      days: [{ title: 'One', tasks: [{ text: 'Write' }, { text: 'Call' }, {}] }],
    });
  });

  it('have no way to one more where there are as many as there may be', async () => {
    const voice = (number: number) => ({ words: `Words ${number}`, by: `Ana ${number}` });
    await open(<Form fields={perk({}, { testimonials: Array.from({ length: 6 }, (_, at) => voice(at)) })} />);
    expect(() => button('Add: Voices of members', column('English'))).toThrow('0 buttons');
    await press('Take away: Voice 6', column('English'));
    expect(button('Add: Voices of members', column('English'))).toBeTruthy();
  });
});

describe('a field', () => {
  it('is a number, a line, a box or a choice as its schema says, and is sent as what it is', async () => {
    await open(<Form fields={perk({})} />);
    fill(/^Place in the list/, 'first');
    expect(screen.getByText('Write a number.')).toBeTruthy();
    fill(/^Place in the list/, '12000');
    expect(screen.getByText('At most 9,999.')).toBeTruthy();
    fill(/^Place in the list/, ' 12 ');
    await act(async () => screen.getByLabelText('Hidden from members').click());
    fill('How its page is laid out', 'bonus');
    fill(/^Where the button leads/, 'http://insecure.example.com');
    expect(screen.getByText('This does not have the shape that is needed.')).toBeTruthy();
    fill(/^Where the button leads/, '');
    expect(sent.shared).toEqual({ component: 'bonus', order: 12, hidden: true });
    await act(async () => screen.getByLabelText('Hidden from members').click());
    expect(sent.shared).toEqual({ component: 'bonus', order: 12 });
  });

  it('of one text a line says what is wrong with one of them', async () => {
    await open(<Form fields={perk({}, { why: ['Quick'] })} />);
    const why = within(column('English')).getByLabelText<HTMLTextAreaElement>(/^Why members use it/);
    expect(why.value).toBe('Quick');
    fireEvent.change(why, { target: { value: `Quick\n\n  Cheap \n${'x'.repeat(201)}` } });
    expect(screen.getByText('At most 200 characters.')).toBeTruthy();
    fireEvent.change(why, { target: { value: 'Quick\n\n  Cheap \n' } });
    expect(why.value).toBe('Quick\n\n  Cheap \n');
    expect(sent.worded.en).toMatchObject({ why: ['Quick', 'Cheap'] });
  });

  it('that holds a picture of the library names its file, and can be left out', async () => {
    await open(<Form fields={perk({ logo: 'signs.svg', featuredImage: 'pic_abcdef' })} />);
    expect(screen.getByText('The file signs.svg of the library.')).toBeTruthy();
    await press('Take away: Logo');
    expect(screen.queryByText('The file signs.svg of the library.')).toBeNull();
    expect(sent.shared).toMatchObject({ featuredImage: 'pic_abcdef' });
    expect(sent.shared).not.toHaveProperty('logo');
    expect(() => button('Take away: Logo')).toThrow('0 buttons');
  });

  it('that may be a whole group is there once its box is ticked, and gone when it is not', async () => {
    const fields: Fields = {
      form: { shared: {}, worded: { slides: fieldSchemaOf('slides') }, needed: [] },
      shared: {},
      worded: { en: { slides: [{ title: 'The month', points: ['One.'], say: 'Said.' }] }, es: {} },
    };
    await open(<Form fields={fields} />);
    const chart = within(column('English')).getByLabelText<HTMLInputElement>('Chart');
    expect(chart.checked).toBe(false);
    await act(async () => chart.click());
    fill('Counted in', 'dollars');
    fill(/^A value a month/, '410000, 415000; 420000');
    const slides = () => sent.worded.en['slides'];
    expect(slides()).toMatchObject([{ chart: { unit: 'dollars', values: [410_000, 415_000, 420_000] } }]);
    await act(async () => screen.getByLabelText('For buyers').click());
    await act(async () => chart.click());
    expect(slides()).toEqual([{ title: 'The month', points: ['One.'], say: 'Said.', sets: ['buyers'] }]);
  });

  it('of what is out is read and not written', async () => {
    await open(<Form fields={perk({})} disabled />);
    expect(document.querySelector('fieldset')?.disabled).toBe(true);
  });
});

describe('what is different between two fillings', () => {
  it('is told field by field, with its language, and pictures as pictures', async () => {
    const before = perk({ logo: 'signs.svg', hidden: true }, { why: ['Quick', 'Cheap'] });
    const after = perk({ logo: 'pic_abcdef', component: 'bonus' }, { why: ['Quick', 'Good'] });
    await open(<ChangedFields before={before} after={after} />, { known });
    const names = [...document.querySelectorAll('h3')];
    const items = names.map((name) => name.closest('li'));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'How its page is laid out',
      'Hidden from members',
      'Logo',
      'Why members use it: the points (English)',
    ]);
    const [laidOut, hidden, logo, why] = items;
    expect(laidOut?.textContent).toContain('A partner and an offer');
    expect(laidOut?.textContent).toContain('Something to download');
    expect(hidden?.textContent).toContain('Yes');
    expect(logo?.textContent).toContain('The file signs.svg of the library.');
    expect(logo?.querySelectorAll('img')).toHaveLength(1);
    expect(why?.querySelector('[lang="en"]')).not.toBeNull();
    expect(why?.textContent).not.toContain('Quick');
  });

  it('is shown as it is read where the field is written as an article is', async () => {
    server.answer(contract.studio.renderStudioText, {
      html: ['<p>All <strong>houses</strong>.</p>', '<p>All <strong>homes</strong>.</p>'],
    });
    const [before, after] = ['All **houses**.', 'All **homes**.'].map((contents) => perk({}, { contents }));
    if (before && after) await open(<ChangedFields before={before} after={after} />, { known });
    expect((await screen.findByText('homes')).closest('ins')).not.toBeNull();
    expect(document.body.textContent).not.toContain('**');
  });

  it('is nothing, in words', async () => {
    await open(<ChangedFields before={perk({})} after={perk({})} />, { language: 'es', known });
    expect(document.querySelectorAll('li')).toHaveLength(0);
    expect(screen.getByText('No hay diferencias.')).toBeTruthy();
  });
});

describe('an instant', () => {
  const ofWebinar = (shared: Record<string, unknown>): Fields => ({
    form: { shared: { webinarTime: fieldSchemaOf('webinarTime') }, worded: {}, needed: ['webinarTime'] },
    shared,
    worded: { en: {}, es: {} },
  });
  it('is chosen as a day and a time on the clock of whoever fills it in', async () => {
    await open(<Form fields={ofWebinar({ webinarTime: '2027-01-20T17:00:00Z' })} />, { known });
    expect([field('Day').value, field('Time').value]).toEqual(['2027-01-20', '12:00']);
    expect(screen.getByText('In Eastern Time (New York).')).toBeTruthy();
    fill('Day', '2027-07-20');
    expect(sent.shared).toEqual({ webinarTime: '2027-07-20T16:00:00Z' });
    fill('Time', '');
    expect(saidAt('Day')).toContain('Choose a day and a time.');
    expect(field('Day').value).toBe('2027-07-20');
    fill('Day', '');
    expect(sent.shared).toEqual({});
  });

  it('is said in words where it has changed', async () => {
    const [before, after] = [{ webinarTime: '2027-01-20T17:00:00Z' }, { webinarTime: '2027-02-17T17:00:00Z' }].map(
      ofWebinar,
    );
    if (before && after) await open(<ChangedFields before={before} after={after} />, { known });
    expect(document.body.textContent).toMatch(/Jan.*Feb.*20,.*17, 2027, 12:00/);
  });
});
