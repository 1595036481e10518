import type { RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import { WalletError } from '@everything-wallet/core/errors/WalletError';

/** Nothing was signed: another window of the website has signed a batch with this id meanwhile. */
export class RepeatedBatchError extends WalletError {
  /** Refusal that the site gets. */
  readonly refusal: RpcErrorObject;

  constructor(refusal: RpcErrorObject) {
    super('connect.error.repeated');
    this.refusal = refusal;
  }
}
