import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { button, field, fill, open, press, saidAt } from '../../../../testing/page.tsx';
import { FocalField, useFocalFaults } from './focal-field.tsx';

/** The field in a form that is sent nowhere. */
function Focal({ x = '', y = '' }: { x?: string; y?: string }) {
  const draft = useDraft({ focalX: x, focalY: y });
  const form = useForm({ draft, faults: useFocalFaults(draft.values), send: () => undefined });
  return (
    <form id={form.id} onSubmit={form.submit}>
      <FocalField picture={{ name: 'door.jpg', width: 640, height: 480 }} src="/door.jpg" draft={draft} form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

const area = () => button('Focal point of door.jpg');
const point = () => [field(/^From the left/).value, field(/^From the top/).value];
const cuts = () =>
  [...document.querySelectorAll<HTMLImageElement>('figure img')].map(({ style }) => style.objectPosition);
async function pointAt(x: number, y: number, detail = 1) {
  Object.assign(area(), { getBoundingClientRect: () => ({ left: 100, top: 50, width: 320, height: 240 }) });
  await act(async () => void fireEvent.click(area(), { clientX: x, clientY: y, detail }));
}

describe('the point of a picture that stays in sight', () => {
  it('is set where one points, within the picture, and every cut follows', async () => {
    await open(<Focal />);
    expect(point()).toEqual(['', '']);
    await pointAt(180, 110);
    expect(point()).toEqual(['25', '25']);
    expect(new Set(cuts())).toEqual(new Set(['25% 25%']));
    await pointAt(9000, 0);
    expect(point()).toEqual(['100', '0']);
  });

  it('is not set by Enter, which points nowhere, but moved by arrow keys that are said', async () => {
    await open(<Focal x="50" y="50" />);
    await pointAt(0, 0, 0);
    expect(point()).toEqual(['50', '50']);
    fireEvent.keyDown(area(), { key: 'ArrowRight', metaKey: true });
    expect(point()).toEqual(['50', '50']);
    fireEvent.keyDown(area(), { key: 'ArrowRight' });
    fireEvent.keyDown(area(), { key: 'ArrowUp', shiftKey: true });
    expect(point()).toEqual(['51', '40']);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('51');
    fireEvent.keyDown(area(), { key: 'Home' });
    expect(point()).toEqual(['', '']);
  });

  it('is typed as two numbers, and a wrong one is told at its own field alone', async () => {
    await open(<Focal />);
    fill(/^From the left/, '101');
    fill(/^From the top/, '20');
    await press('Save');
    expect(field(/^From the left/).getAttribute('aria-invalid')).toBe('true');
    expect(saidAt(/^From the left/)).not.toBe('');
    expect(field(/^From the top/).getAttribute('aria-invalid')).not.toBe('true');
    fill(/^From the left/, '30');
    expect(new Set(cuts())).toEqual(new Set(['30% 20%']));
    expect(screen.getByRole('application')).toBeTruthy();
  });
});
