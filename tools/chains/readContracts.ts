import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { callRpc } from './callRpc.ts';
import { LocalError } from '../LocalError.ts';

/** A contract of a local chain, whole. */
export interface ChainContract {
  /** 0x-prefixed hex, as the others. */
  readonly balance: string;
  readonly code: string;
  readonly storage: Readonly<Record<string, string>>;
}

/**
 * Returns the contracts of a local chain, by their addresses in lower case.
 *
 * @throws {LocalError} When the chain does not answer.
 */
export async function readContracts(url: string): Promise<ReadonlyMap<string, ChainContract>> {
  const dump = await callRpc(url, 'anvil_dumpState');
  if (typeof dump !== 'string') throw new LocalError(`The chain at ${url} gave no state`);
  const text = (await promisify(gunzip)(Buffer.from(dump.slice(2), 'hex'))).toString();
  const { accounts } = JSON.parse(text) as { accounts: Readonly<Record<string, ChainContract>> };
  return new Map(
    Object.entries(accounts)
      .filter(([, { code }]) => code !== '0x')
      .map(([address, account]) => [address.toLowerCase(), account]),
  );
}
