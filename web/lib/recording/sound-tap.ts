/** What a script that runs beside the sound has, which the types of pages do not know. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** So many samples are handed over at a time: a twentieth of a second. */
const PIECE = 2048;

/** Hands over what the microphone hears, a piece at a time. */
class SoundTap extends AudioWorkletProcessor {
  #piece = new Float32Array(PIECE);
  #filled = 0;

  process([heard]: readonly (readonly Float32Array[])[]): boolean {
    const samples = heard?.[0];
    if (samples === undefined) return true;
    this.#piece.set(samples, this.#filled);
    this.#filled += samples.length;
    if (this.#filled === PIECE) {
      this.port.postMessage(this.#piece, [this.#piece.buffer]);
      this.#piece = new Float32Array(PIECE);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('sound-tap', SoundTap);
