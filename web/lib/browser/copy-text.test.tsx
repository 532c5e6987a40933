import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('copies by hand where the browser has no clipboard to write to, and gives the cursor back', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const seen: string[] = [];
  document.execCommand = () => {
    seen.push((document.activeElement as HTMLTextAreaElement | null)?.value ?? '');
    return seen.length === 1;
  };
  await copyText('Harbor & Pine');
  expect(document.activeElement).toBe(button);
  await expect(copyText('again')).rejects.toThrow('did not copy');
  expect(document.querySelector('textarea')).toBeNull();
  button.remove();
});
