import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useCallForm } from '../../lib/form/use-call-form.ts';
import { useDraft } from '../../lib/form/use-draft.ts';
import { button, field, fill, open, press, saidAt } from '../../testing/page.tsx';
import { Button } from '../action/button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

interface Person {
  name: string;
  city: string;
}

const refused = (path: string, message: string) =>
  new ApiError({ code: 'invalid_request', status: 400, message, issues: [{ path, message }] });

/** A form of two fields, both of them needed. */
function PersonForm({ save }: { save: (person: Person) => Promise<unknown> }) {
  const draft = useDraft({ name: '', city: '' });
  const { name, city } = draft.values;
  const form = useCallForm({
    draft,
    call: useMutation({ mutationFn: save }),
    toSend: (person: Person) => person,
    faults: { name: name === '' && 'No name', city: city === '' && 'No city' },
    refusal: (error) => refusedFields(error, ['name', 'city'], (word) => (word === 'taken' ? 'Taken' : undefined)),
    onDone: (_answer, sent) => draft.settle(sent),
  });
  return (
    <Form form={form}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="City" {...form.text('city')} onBlur={() => form.leave('city')} />
      <Button type="submit" busy={form.busy}>
        Save
      </Button>
      <Button onClick={form.reset}>Begin anew</Button>
      <output>{draft.changed.join(' ')}</output>
    </Form>
  );
}

const values = () => [field('Name').value, field('City').value];

async function openFilled(save: (person: Person) => Promise<unknown>) {
  await open(<PersonForm save={save} />);
  fill('Name', 'Ana');
  fill('City', 'Austin');
}

/** Presses the pointer down on something, by which the field for the city is left. */
function leaveBy(target: Element): void {
  fireEvent.mouseDown(target);
  fireEvent.blur(field('City'));
}

async function endPress(target: Element): Promise<void> {
  await act(async () => {
    fireEvent.mouseUp(target);
    fireEvent.click(target);
  });
}

describe('a form', () => {
  it('says nothing before sending is tried, then sends nothing wrong and puts the cursor to the first fault', async () => {
    const call = vi.fn<() => Promise<unknown>>();
    await open(<PersonForm save={call} />);
    expect(screen.queryByText('No name')).toBeNull();
    fill('Name', 'Ana');
    await press('Save');
    expect(call).not.toHaveBeenCalled();
    expect(screen.queryByText('No name')).toBeNull();
    expect(saidAt('City')).toBe('No city');
    expect(field('City').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('City'));
    fill('City', 'Austin');
    expect(saidAt('City')).toBe('');
  });

  it('brings what is said of the first fault in sight, at every try', async () => {
    const shown: (string | null)[] = [];
    const show = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await open(<PersonForm save={vi.fn<() => Promise<unknown>>()} />);
    for (const tries of [1, 2]) {
      await press('Save');
      expect(shown.filter((words) => words === 'No name')).toHaveLength(tries);
      expect(shown.at(-1)).toBe('No name');
    }
    show.mockRestore();
  });

  it('is sent once, however often it is sent while it is on its way', async () => {
    let finish: () => void = () => {};
    const call = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
    await openFilled(call);
    const form = document.querySelector('form');
    await act(async () => fireEvent.submit(form as HTMLFormElement));
    await act(async () => fireEvent.submit(form as HTMLFormElement));
    expect(call).toHaveBeenCalledTimes(1);
    expect(button('Save').disabled).toBe(true);
    await act(async () => finish());
    expect(button('Save').disabled).toBe(false);
  });

  it('tells a refusal at its field, with the cursor there, until that field changes; what was typed stays', async () => {
    await openFilled(() => Promise.reject(refused('name', 'taken')));
    await press('Save');
    expect(saidAt('Name')).toBe('Taken');
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(values()).toEqual(['Ana', 'Austin']);
    fill('City', 'Dallas');
    expect(saidAt('Name')).toBe('Taken');
    fill('Name', 'Anna');
    expect(saidAt('Name')).toBe('');
  });

  it('may send again what was refused: another field may have been the reason', async () => {
    const call = vi.fn<() => Promise<unknown>>(() => Promise.reject(refused('name', 'taken')));
    await openFilled(call);
    await press('Save');
    await press('Save');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('tells an error that is about no field above them, and aloud', async () => {
    await openFilled(() => Promise.reject(new ApiError({ code: 'offline', status: 0, message: '' })));
    await press('Save');
    expect(screen.getByRole('alert').textContent).toMatch(/connection|reached/i);
    expect(values()).toEqual(['Ana', 'Austin']);
  });

  it('takes what was sent for saved, and keeps what was typed meanwhile', async () => {
    let finish: () => void = () => {};
    await openFilled(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(screen.getByRole('status').textContent).toBe('name city');
    await press('Save');
    fill('City', 'Austin TX');
    await act(async () => finish());
    expect(screen.getByRole('status').textContent).toBe('city');
    expect(values()).toEqual(['', 'Austin TX']);
  });

  it('begins anew without values, faults or an error', async () => {
    await openFilled(() => Promise.reject(new Error('no')));
    await press('Save');
    await press('Begin anew');
    expect(values()).toEqual(['', '']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saidAt('Name')).toBe('');
  });

  it('says nothing while a press goes on by which a field is left, so that no button moves away under it', async () => {
    const call = vi.fn<() => Promise<unknown>>();
    await open(<PersonForm save={call} />);
    leaveBy(button('Save'));
    expect(saidAt('City')).toBe('');
    await endPress(button('Save'));
    expect(saidAt('City')).toBe('No city');
    expect(call).not.toHaveBeenCalled();
  });

  it('says what is wrong with a field that was left by a press beside the buttons, or by the keyboard', async () => {
    await open(<PersonForm save={() => Promise.resolve()} />);
    leaveBy(document.body);
    vi.useFakeTimers();
    fireEvent.mouseUp(document.body);
    await act(async () => vi.runAllTimers());
    vi.useRealTimers();
    expect(saidAt('City')).toBe('No city');
    await press('Begin anew');
    fireEvent.blur(field('City'));
    expect(saidAt('City')).toBe('No city');
  });

  it('begins anew by a press by which a field was left', async () => {
    await open(<PersonForm save={() => Promise.resolve()} />);
    leaveBy(button('Begin anew'));
    await endPress(button('Begin anew'));
    expect(saidAt('City')).toBe('');
  });
});
