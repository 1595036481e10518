import type { RpcErrorObject } from '@everything-wallet/core/connect/connectProtocol';
import type { SiteLimit } from './SiteLimit.ts';

const FORBIDDEN: Record<SiteLimit, string> = {
  messages: 'signed messages',
  transactions: 'transactions',
  contracts: 'other contracts',
  coin: 'this much coin a day',
};

/** Error for a site whose request is not within a limit. */
export function limitError(limit: SiteLimit): RpcErrorObject {
  return { code: 4100, message: `The user does not permit this website ${FORBIDDEN[limit]}` };
}
