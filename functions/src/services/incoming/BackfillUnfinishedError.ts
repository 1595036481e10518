/** Thrown when a backfill has blocks left to read after its time. */
export class BackfillUnfinishedError extends Error {
  override readonly name = 'BackfillUnfinishedError';

  constructor() {
    super('Blocks are left to read.');
  }
}
