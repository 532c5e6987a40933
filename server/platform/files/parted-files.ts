/** A file on its way in parts, as its store knows it. */
export interface PartedFile {
  key: string;
  /** The store's own name for it. */
  storeId: string;
}

export interface StoredPart {
  /** From 1 on. */
  number: number;
  bytes: number;
  /** What the store calls its bytes by, without quotes. */
  tag: string;
}

/** A part that has arrived whole, in a file that the store may take away. */
interface ArrivedPart {
  number: number;
  path: string;
  bytes: number;
  /** Of its bytes, in hexadecimal. */
  tag: string;
}

/** What is stored of some parts is not what arrived. The store has let them go: they have to come again. */
export class DamagedParts extends Error {
  override readonly name = 'DamagedParts';
  readonly numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    super(`damaged parts: ${numbers.join(', ')}`);
    this.numbers = numbers;
  }
}

/** The file was made, or given up: no part of it is wanted any more. */
export class PartsAreOver extends Error {
  override readonly name = 'PartsAreOver';
}

/** Large files that arrive in parts, in any order and at any time. None of it is seen in `Files` before `finish`. */
export interface PartedFiles {
  begin(key: string): Promise<PartedFile>;
  /**
   * Where a browser sends a part of so many bytes straight to the store, with a PUT; null when parts come through the product.
   *
   * @param seconds that the address is good for.
   */
  addressOf(file: PartedFile, part: { number: number; bytes: number }, seconds: number): Promise<string | null>;
  /** Keeps a part; one of the same number is replaced. @returns its tag. @throws PartsAreOver */
  keepPart(file: PartedFile, part: ArrivedPart): Promise<string>;
  /** The parts that are there, by number. */
  list(file: PartedFile): Promise<StoredPart[]>;
  /**
   * Makes the file of these parts, in this order, and lets them go. Doing it again once it has worked changes nothing. Of a part
   * that is replaced meanwhile the file has these bytes, or is not made.
   *
   * @throws DamagedParts; another Error where a part was replaced: `list` then says by what.
   */
  finish(file: PartedFile, parts: readonly StoredPart[]): Promise<void>;
  /** Lets every part go. What is not there any more is no error. */
  abandon(file: PartedFile): Promise<void>;
}
