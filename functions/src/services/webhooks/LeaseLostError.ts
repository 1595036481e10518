/** Error for a write of a deliverer whose lease of a lane has expired, and which another deliverer has. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor() {
    super('Another deliverer has the lane');
  }
}
