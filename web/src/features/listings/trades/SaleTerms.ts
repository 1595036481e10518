/** Terms of a sale. */
export interface SaleTerms {
  readonly units: bigint;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  readonly days: number;
}
