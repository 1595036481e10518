import type { MessageId } from '@everything-wallet/core/messages/messages';

/** An endpoint of the planned REST API. */
export interface PlannedEndpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly text: MessageId;
}

/** The endpoints of the REST API (specification §7, Static text only); none of them answers yet. */
export const plannedEndpoints: readonly PlannedEndpoint[] = [
  { method: 'GET', path: '/api/v1/balance', text: 'documentation.endpoints.balance' },
  { method: 'POST', path: '/api/v1/transaction', text: 'documentation.endpoints.transaction' },
  {
    method: 'GET',
    path: '/api/v1/transaction/{hash}',
    text: 'documentation.endpoints.transactionByHash',
  },
  { method: 'GET', path: '/api/v1/gas/estimate', text: 'documentation.endpoints.gas' },
];
