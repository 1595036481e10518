import { getTokenDetails as contract } from '@everything-wallet/core/callables/getTokenDetails';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import { readTokenDetails } from '../services/tokens/readTokenDetails.ts';
import { callable } from './callable.ts';

/** Returns the name, symbol and decimals of the ERC-20 contract at an address. */
export const getTokenDetails = callable(
  contract,
  {
    counted: { budget: 'read', units: 2 },
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.reader,
    cpu: 0.5,
    concurrency: 1,
  },
  async ({ address, network }) => readTokenDetails(chainOf(network), address),
);
