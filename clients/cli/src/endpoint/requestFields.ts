import { networks } from '../networks.ts';
import { plainLine } from '../output/plainLine.ts';
import { formatCoin } from '../transactions/formatCoin.ts';
import type { PageRequest } from './PageRequest.ts';
import { toRecord } from './toRecord.ts';

/** Returns what the terminal and the page show of a request. Messages and call data are left to the wallet's review. */
export function requestFields(method: string, params: unknown, chainId: string): PageRequest['fields'] {
  const first = Array.isArray(params) ? toRecord(params[0]) : {};
  if (method === 'eth_sendTransaction') {
    return [
      ['To', recipientOf(first['to'])],
      ['Value', valueOf(first['value'], chainId)],
      ['Network', networkOf(chainId)],
    ];
  }
  if (method === 'wallet_sendCalls') {
    const { calls } = first;
    return [
      ['Calls', Array.isArray(calls) ? String(calls.length) : 'malformed'],
      ['Network', networkOf(first['chainId'] ?? chainId)],
    ];
  }
  if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
    return [['Network', networkOf(first['chainId'])]];
  }
  return [];
}

function recipientOf(to: unknown): string {
  if (to === undefined || to === null) return 'a new contract';
  return typeof to === 'string' && to.length <= 42 ? plainLine(to) : 'malformed';
}

function valueOf(value: unknown, chainId: string): string {
  const currency = findChain(chainId)?.currency ?? 'coin';
  if (value === undefined || value === null) return `0 ${currency}`;
  const isHex = typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value);
  return isHex ? `${formatCoin(BigInt(value))} ${currency}` : 'malformed';
}

function networkOf(chainId: unknown): string {
  if (typeof chainId !== 'string' || !/^0x[0-9a-f]{1,14}$/i.test(chainId)) return 'malformed';
  return findChain(chainId)?.rpcName ?? `chain ${Number(chainId)}`;
}

function findChain(chainId: string) {
  return networks.find((network) => network.chainId === Number(chainId));
}
