import { DeadlineError } from '../../errors/DeadlineError.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';

/**
 * Waits for the database before a broadcast, up to a timeout.
 *
 * @throws ServiceError 'unavailable', which states that nothing was sent, if the database does not answer
 */
export async function beforeSending<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withDeadline(answer, DATABASE_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof DeadlineError) && !isOfDatabase(error)) throw error;
    throw new ServiceError('unavailable', 'server.databaseUnavailable', {
      cause: error,
      reason: 'serviceUnavailable',
    });
  }
}

/** Firestore's client gives its errors gRPC's numbers. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'number';
}
