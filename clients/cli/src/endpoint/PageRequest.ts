/** Request that waits for an answer of the page, as the endpoint sends it there. */
export interface PageRequest {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
  /** Selected chain as hex. */
  readonly chainId: string;
  /** Names and values to show: recipient, value, network. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** True once a page has passed it to the wallet, so that no other page passes it on again. */
  readonly isStarted: boolean;
}
