import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { ChunkLoadError } from '../../lib/code/load-chunk.ts';
import { open, press } from '../../testing/page.tsx';
import { FailedPage } from './error-page.tsx';

const reset = vi.fn<() => void>();
const reload = vi.fn<() => void>();
const show = (error: Error, language: 'en' | 'es' = 'en') =>
  open(<FailedPage error={error} reset={reset} />, { language });

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reset.mockReset();
  reload.mockReset();
});

describe('a page that failed', () => {
  it('says what was kept, and leads on without a load', async () => {
    await show(new Error('x is not a function'));
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText(/What you saved before is kept/)).toBeTruthy();
    expect(screen.queryByText(/not a function/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/dashboard');
    await press('Try again');
    expect(reset).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('says what the server said, in the language of the member', async () => {
    await show(new ApiError({ code: 'offline', status: 0, message: 'offline' }), 'es');
    expect(screen.getByText(/^No pudimos conectarnos con el servidor/)).toBeTruthy();
  });
});

describe('a page whose code did not come', () => {
  const lost = () => new ChunkLoadError(new Error('404'));

  it('is loaded once by itself, and then asks', async () => {
    await show(lost());
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded.' })).toBeTruthy();
    await press('Reload');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not loaded without a network, and is when that is back', async () => {
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await show(lost());
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is tried again without a load where that was done a moment ago', async () => {
    const { unmount } = await show(lost());
    unmount();
    await show(lost());
    expect(reload).toHaveBeenCalledOnce();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
    expect(reset).toHaveBeenCalledOnce();
  });
});
