import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { SiteLimit } from './SiteLimit.ts';

/** Nothing was signed: the request is not within a limit of its website. */
export class SiteLimitError extends WalletError {
  readonly limit: SiteLimit;

  constructor(limit: SiteLimit) {
    super(`connect.limit.${limit}`);
    this.limit = limit;
  }
}
