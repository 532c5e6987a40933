import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What one kind of the provider's things looks like in a map: nothing here has to outlive the process. */
export function memoryStore(): new (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();
  return class MemoryStore implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    #key(id: string): string {
      return `${this.#model}:${id}`;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      kept.set(this.#key(id), { payload, until: Date.now() + (expiresIn || 3600) * 1000 });
      for (const [key, { until }] of kept) if (until <= Date.now()) kept.delete(key);
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return kept.get(this.#key(id))?.payload;
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return [...kept.values()].find(({ payload }) => payload.uid === uid)?.payload;
    }

    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<void> {
      const found = await this.find(id);
      if (found) found['consumed'] = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      kept.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
  };
}
