import type { ClientMethod } from '../../../functions/src/api/ClientMethod.ts';
import type { Operation } from '../../../web/src/features/apiReference/readOperations.ts';

/** A plain read of the REST API, as the SDKs' methods are generated from it. */
export interface ReadMethod {
  readonly operation: Operation;
  readonly client: ClientMethod;
  /** Its word in the example programs, the last part of its path. */
  readonly word: string;
}
