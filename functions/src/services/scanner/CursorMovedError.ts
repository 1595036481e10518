/** Thrown when another scanner of the network has committed in the meantime: this one's blocks are not written. */
export class CursorMovedError extends Error {
  override readonly name = 'CursorMovedError';

  constructor() {
    super('another scanner has moved the cursor');
  }
}
