import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilmOrder, FilmReport } from './film-order.ts';
import { canMakeFilms, makeFilm } from './make-film.ts';
import { UnreadableEnd } from './unreadable-end.ts';

const ORDER = { soundUrl: null } as FilmOrder;

/** A worker that does what the test says. */
class Maker extends EventTarget {
  static all: Maker[] = [];
  orders: FilmOrder[] = [];
  ended = false;
  constructor() {
    super();
    Maker.all.push(this);
  }
  postMessage(order: FilmOrder) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  report(data: FilmReport) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function begin() {
  const shares: number[] = [];
  const film = makeFilm(ORDER, (share) => shares.push(share));
  const maker = Maker.all.at(-1);
  if (maker === undefined) throw new Error('nobody makes the film');
  return { film, maker, shares };
}

beforeEach(() => {
  Maker.all = [];
  vi.stubGlobal('Worker', Maker);
});

describe('a film that is made on this device', () => {
  it('tells how much of it is done, and is handed over with its picture', async () => {
    const { film, maker, shares } = begin();
    maker.report({ done: 15, all: 60 });
    maker.report({ done: 60, all: 60 });
    const made = { film: new Blob(['film']), poster: new Blob(['poster']) };
    maker.report(made);
    await expect(film.file).resolves.toEqual(made);
    expect(shares).toEqual([0.25, 1]);
    expect([maker.orders, maker.ended]).toEqual([[ORDER], true]);
  });

  it('tells an intro that cannot be read from everything else that goes wrong', async () => {
    const first = begin();
    first.maker.report({ failed: 'no such codec', unreadableEnd: true });
    await expect(first.film.file).rejects.toBeInstanceOf(UnreadableEnd);
    const second = begin();
    second.maker.report({ failed: 'out of memory', unreadableEnd: false });
    await expect(second.film.file).rejects.toThrow('out of memory');
    expect([first.maker.ended, second.maker.ended]).toEqual([true, true]);
  });

  it('fails where its code does not come, instead of being waited for', async () => {
    const { film, maker } = begin();
    maker.dispatchEvent(Object.assign(new Event('error'), { message: 'failed to fetch' }));
    await expect(film.file).rejects.toThrow('failed to fetch');
    expect(maker.ended).toBe(true);
  });

  it('takes no more of the device once it is called off', () => {
    const { film, maker } = begin();
    film.cancel();
    expect(maker.ended).toBe(true);
  });
});

describe('a device', () => {
  afterEach(() => vi.unstubAllGlobals());

  const withEncoder = (isConfigSupported: () => Promise<{ supported?: boolean }>) => {
    vi.stubGlobal('OffscreenCanvas', HTMLCanvasElement);
    vi.stubGlobal('VideoEncoder', { isConfigSupported });
  };

  it('makes films where it says that it encodes them, and nowhere else', async () => {
    vi.stubGlobal('VideoEncoder', undefined);
    await expect(canMakeFilms()).resolves.toBe(false);
    withEncoder(async () => ({ supported: true }));
    await expect(canMakeFilms()).resolves.toBe(true);
    withEncoder(async () => ({}));
    await expect(canMakeFilms()).resolves.toBe(false);
    withEncoder(() => Promise.reject(new TypeError('no such codec')));
    await expect(canMakeFilms()).resolves.toBe(false);
  });
});
