import { ServiceError } from '../../errors/ServiceError.ts';

/** Problem of signed bytes. */
export type SignedTransactionProblem = 'malformed' | 'unsigned' | 'unsupported' | 'wrongChain';

/** Signed bytes that are not passed on. */
export class SignedTransactionError extends ServiceError {
  readonly problem: SignedTransactionProblem;

  /** @param what end of the sentence that begins with the field */
  constructor(problem: SignedTransactionProblem, what: string) {
    super('invalid-argument', { sentence: `The field 'signedTransaction' ${what}.` });
    this.problem = problem;
  }
}
