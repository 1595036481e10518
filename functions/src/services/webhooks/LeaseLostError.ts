/** Error for a write by a deliverer that no longer has the lane's lease: another one has it, or the lane was deleted. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor() {
    super('Another deliverer has the lane');
  }
}
