import type { ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { HTTPException } from 'hono/http-exception';
import { logFailure } from '../errors/logFailure.ts';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../services/chain/NodesDisagreeError.ts';
import { RefusedTransferError } from '../services/transactions/RefusedTransferError.ts';
import {
  SignedTransactionError,
  type SignedTransactionProblem,
} from '../services/transactions/SignedTransactionError.ts';
import { WebhookProblemError } from '../services/webhooks/WebhookProblemError.ts';
import { MAX_WEBHOOKS } from '../services/webhooks/Webhook.ts';
import { ApiProblem } from './ApiProblem.ts';

const transactionCodes: Record<SignedTransactionProblem, ApiErrorCode> = {
  malformed: 'transaction_malformed',
  unsigned: 'transaction_unsigned',
  unsupported: 'transaction_unsupported',
  wrongChain: 'transaction_wrong_chain',
};

/** Converts any failure to a problem; a fault of ours is logged. */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof SignedTransactionError) {
    return new ApiProblem(transactionCodes[error.problem], {
      detail: error.message,
      errors: [{ field: 'signedTransaction', detail: error.message }],
    });
  }
  if (error instanceof RefusedTransferError) {
    return new ApiProblem(error.reason === 'insufficientFunds' ? 'insufficient_funds' : 'transfer_reverts');
  }
  if (error instanceof WebhookProblemError) return webhookProblem(error);
  logFailure('api', error);
  if (error instanceof NodesDisagreeError) {
    return new ApiProblem('upstream_unavailable', { cause: error, detail: error.message });
  }
  if (error instanceof ChainUnavailableError) {
    return new ApiProblem(timedOut(error) ? 'upstream_timeout' : 'upstream_unavailable', { cause: error });
  }
  // The framework's own refusals: a body it cannot read.
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiProblem('malformed_json', { cause: error });
  }
  return new ApiProblem('service_unavailable', { cause: error });
}

/** Refusals that name a field of the request. */
const webhookProblems = {
  full: {
    field: 'url',
    detail: `A key can have ${MAX_WEBHOOKS.ofKey} webhooks, and a user ${MAX_WEBHOOKS.ofUser}. Delete one first.`,
  },
  url: {
    field: 'url',
    detail: 'url must begin with https://, use port 443, and have a host with public addresses only.',
  },
  adoptsTooMany: {
    field: 'fromKeyId',
    detail: `A key can have ${MAX_WEBHOOKS.ofKey} webhooks: with those of the other key, this one would have more.`,
  },
  adoptsOwn: { field: 'fromKeyId', detail: 'fromKeyId must be the id of another key.' },
} as const;

function webhookProblem({ problem }: WebhookProblemError): ApiProblem {
  if (problem === 'notFound') return new ApiProblem('webhook_not_found');
  const error = webhookProblems[problem];
  return new ApiProblem('invalid_request', { detail: error.detail, errors: [error] });
}

function timedOut(error: Error): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current.name === 'TimeoutError') return true;
  }
  return false;
}
