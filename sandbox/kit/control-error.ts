/** The caller of the simulator itself (not of the vendor it plays) sent something unusable; answered as 400. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}
