import { isReadMethod } from '../../../connect/src/isReadMethod.ts';
import { plainLine } from '../output/plainLine.ts';
import type { Endpoint } from './Endpoint.ts';
import { pageMethods } from './pageMethods.ts';
import { prepareTransaction } from './prepareTransaction.ts';
import { readFromWallet } from './readFromWallet.ts';
import { requestFields } from './requestFields.ts';
import { RpcError } from './RpcError.ts';
import { toRecord } from './toRecord.ts';

/**
 * Answers a request of a tool: itself, from the wallet's node, or by the page.
 *
 * @param signal Withdraws the request.
 * @throws RpcError 4200 for a method that the wallet does not support, and all errors of the page and the node
 */
export async function answerMethod(
  endpoint: Endpoint,
  method: string,
  params: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const { walletUrl, chainId } = endpoint;
  // Tools ask these first, often before the page is open.
  if (method === 'eth_chainId') return chainId;
  if (method === 'net_version') return String(Number(chainId));
  if (isReadMethod(method)) return readFromWallet(walletUrl, chainId, { method, params }, signal);
  if (!Object.hasOwn(pageMethods, method)) throw refusal(method);
  const countOf = (account: unknown) =>
    readFromWallet(
      walletUrl,
      chainId,
      { method: 'eth_getTransactionCount', params: [account, 'pending'] },
      signal,
    );
  const prepared =
    method === 'eth_sendTransaction' ? await prepareTransaction(params, chainId, countOf) : params;
  const result = await askPage(endpoint, { method, params: prepared, chainId }, signal);
  if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
    const chain = toRecord(Array.isArray(params) ? params[0] : undefined)['chainId'];
    if (typeof chain === 'string' && /^0x[1-9a-f][0-9a-f]{0,12}$/i.test(chain)) {
      endpoint.chainId = chain.toLowerCase();
    }
  }
  return result;
}

function refusal(method: string): RpcError {
  if (method === 'eth_sendRawTransaction') {
    return new RpcError(
      4200,
      'ew connect broadcasts no signed transactions. Let the wallet sign (eth_sendTransaction), or use ew tx send --raw.',
    );
  }
  return new RpcError(4200, `The wallet does not support ${method}.`);
}

async function askPage(
  { pending, note }: Endpoint,
  request: { readonly method: string; readonly params: unknown; readonly chainId: string },
  signal: AbortSignal,
): Promise<unknown> {
  const { method, params, chainId } = request;
  const fields = requestFields(method, params, chainId);
  note([method, ...fields.map(([name, value]) => `${name} ${value}`)].join('  '));
  try {
    const result = await pending.ask({ ...request, fields }, signal);
    note(`${method}  ${outcomeOf(method, result)}`);
    return result;
  } catch (error) {
    if (error instanceof RpcError) note(`${method}  ${plainLine(error.message)} (${error.code})`);
    throw error;
  }
}

/** A signature is of use to anyone who reads the terminal's log, so only hashes are shown. */
function outcomeOf(method: string, result: unknown): string {
  const isHash =
    method === 'eth_sendTransaction' && typeof result === 'string' && /^0x[0-9a-f]{64}$/i.test(result);
  return isHash ? `sent ${result}` : 'answered';
}
