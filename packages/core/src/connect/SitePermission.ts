/** Accounts and chains that the user granted a site. */
export interface SitePermission {
  /** For example `https://app.example`, with a port that is not the scheme's own. */
  readonly origin: string;
  /** Checksum addresses (EIP-55), the selected one first. */
  readonly accounts: readonly string[];
  /** EIP-155 chain id that is selected. */
  readonly chainId: number;
  /** EIP-155 chain ids that the site may use. */
  readonly chainIds: readonly number[];
}
