import type { NftMetadataProblem } from '@everything-wallet/core/schemas/nftsAnswer';

/** Error for content at an address named by a stranger that was not fetched. */
export class FetchProblemError extends Error {
  override readonly name = 'FetchProblemError';
  readonly problem: Exclude<NftMetadataProblem, 'none'>;

  /** @param why for the log; never an address, which may hold anything */
  constructor(problem: Exclude<NftMetadataProblem, 'none'>, why: string, options?: ErrorOptions) {
    super(why, options);
    this.problem = problem;
  }
}
