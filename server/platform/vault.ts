import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';

/** A value that does not show itself in logs, JSON or error reports. `reveal()` is the one way to it. */
export class Secret<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  reveal(): Value {
    return this.#value;
  }

  toString(): string {
    return '[redacted]';
  }

  toJSON(): string {
    return '[redacted]';
  }

  [inspect.custom](): string {
    return '[redacted]';
  }
}

/** What is stored in place of a secret. `kid` names the master key; the rest is base64. */
export interface Sealed {
  kid: string;
  nonce: string;
  ciphertext: string;
  tag: string;
}

/**
 * Seals secrets with AES-256-GCM. `aad` binds a sealed value to its place (`v1|member|service|field`): a row copied to
 * another member does not open.
 */
export interface Vault {
  /** The name of the key that seals. */
  readonly kid: string;
  /** Whether it has the key of that name. */
  knows(kid: string): boolean;
  seal(plain: string, aad: string): Sealed;
  /** @throws VaultError when the key is unknown or the value was sealed for another place. */
  open(sealed: Sealed, aad: string): Secret<string>;
}

export class VaultError extends Error {
  override readonly name = 'VaultError';
}

const NONCE_BYTES = 12;

/** @param keys master keys by `kid`, 32 bytes each; @param current the `kid` that seals new values. */
export function createVault(keys: ReadonlyMap<string, Buffer>, current: string): Vault {
  const keyOf = (kid: string): Buffer => {
    const key = keys.get(kid);
    if (!key) throw new VaultError(`no master key named ${kid}`);
    return key;
  };
  return {
    kid: current,
    knows: (kid) => keys.has(kid),
    seal(plain, aad) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce);
      cipher.setAAD(Buffer.from(aad));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return {
        kid: current,
        nonce: nonce.toString('base64'),
        ciphertext: ciphertext.toString('base64'),
        tag: cipher.getAuthTag().toString('base64'),
      };
    },
    open(sealed, aad) {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(sealed.kid), Buffer.from(sealed.nonce, 'base64'));
      decipher.setAAD(Buffer.from(aad));
      decipher.setAuthTag(Buffer.from(sealed.tag, 'base64'));
      try {
        const plain = Buffer.concat([decipher.update(Buffer.from(sealed.ciphertext, 'base64')), decipher.final()]);
        return new Secret(plain.toString('utf8'));
      } catch (cause) {
        throw new VaultError('the sealed value does not open here', { cause });
      }
    },
  };
}

/** The same vault, which tells of each value that it could not open before it throws. */
export function tellingVault(vault: Vault, tell: (error: VaultError) => void): Vault {
  return {
    ...vault,
    open(sealed, aad) {
      try {
        return vault.open(sealed, aad);
      } catch (error) {
        if (error instanceof VaultError) tell(error);
        throw error;
      }
    },
  };
}
