import { RpcError } from './RpcError.ts';
import { toRecord } from './toRecord.ts';

/** Fields that tools fill in and the wallet decides itself. */
const STRIPPED = ['nonce', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'];

/** The wallet refuses all other types; it has to see those. */
const PLAIN_TYPES = [0n, 1n, 2n];

/**
 * Removes what a tool has filled in from the parameters of eth_sendTransaction: the wallet chooses nonce, gas and fees.
 *
 * @param chainId Selected chain as hex.
 * @param countOf Returns the number of transactions of an account, with pending ones, as hex.
 * @throws RpcError -32602 for malformed parameters, another chain, and a nonce that is taken
 */
export async function prepareTransaction(
  params: unknown,
  chainId: string,
  countOf: (account: unknown) => Promise<unknown>,
): Promise<unknown> {
  const [given, ...others] = Array.isArray(params) ? (params as unknown[]) : [];
  if (typeof given !== 'object' || given === null || others.length > 0) {
    throw new RpcError(-32602, 'params must be a list of one transaction.');
  }
  const transaction = toRecord(given);
  const chain = quantityOf(transaction, 'chainId');
  if (chain !== undefined && chain !== BigInt(chainId)) {
    throw new RpcError(
      -32602,
      `chainId is ${chain}, but chain ${BigInt(chainId)} is selected. Start ew connect with --network, or call wallet_switchEthereumChain.`,
    );
  }
  const nonce = quantityOf(transaction, 'nonce');
  if (nonce !== undefined) await refuseTakenNonce(nonce, transaction['from'], countOf);
  const type = quantityOf(transaction, 'type');
  const stripped = type !== undefined && PLAIN_TYPES.includes(type) ? [...STRIPPED, 'type'] : STRIPPED;
  const kept = Object.entries(transaction).filter(([name]) => !stripped.includes(name));
  // The page may select another chain in the meantime: the wallet compares.
  return [{ ...Object.fromEntries(kept), chainId }];
}

/** Without its nonce, a replacement would be sent as a second transaction. */
async function refuseTakenNonce(
  nonce: bigint,
  from: unknown,
  countOf: (account: unknown) => Promise<unknown>,
): Promise<void> {
  if (from === undefined) throw new RpcError(-32602, 'nonce needs from.');
  const count = quantityOf({ count: await countOf(from) }, 'count');
  if (count !== undefined && nonce >= count) return;
  throw new RpcError(
    -32602,
    `nonce ${nonce} is taken. To replace a pending transaction, use Speed up or Cancel in the wallet; to send a new one, leave the nonce out.`,
  );
}

function quantityOf(record: Readonly<Record<string, unknown>>, name: string): bigint | undefined {
  const value = record[name];
  if (value === undefined || value === null) return undefined;
  const isHex = typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value);
  if (isHex || Number.isSafeInteger(value)) return BigInt(value as string | number);
  throw new RpcError(-32602, `${name} must be hex, such as 0x1.`);
}
