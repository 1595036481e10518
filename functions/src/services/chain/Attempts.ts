import { EndpointError } from './EndpointError.ts';
import { INTERNAL_ERROR, RpcError } from './RpcError.ts';

/** Errors of the nodes tried so far. */
export class Attempts {
  readonly failures: (RpcError | EndpointError)[] = [];

  /** True if no byte of the request was sent to any of them. */
  get neverLeft(): boolean {
    return this.failures.every((failure) => failure instanceof EndpointError && failure.delivery === 'no');
  }

  get wereTurnedAway(): boolean {
    return this.failures.some((failure) =>
      failure instanceof EndpointError
        ? failure.delivery === 'turnedAway'
        : failure.rpcCode !== INTERNAL_ERROR,
    );
  }

  get mayHaveArrived(): boolean {
    return this.failures.some((failure) =>
      failure instanceof EndpointError ? failure.delivery === 'unknown' : failure.rpcCode === INTERNAL_ERROR,
    );
  }
}
