import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LocalError } from '../LocalError.ts';
import { callRpc } from './callRpc.ts';

/**
 * Writes a chain's whole state, blocks and receipts included, to a file that `startChain` can begin from.
 * @throws {LocalError} When the chain does not answer.
 */
export async function dumpChain(url: string, file: string): Promise<void> {
  const dump = await callRpc(url, 'anvil_dumpState');
  if (typeof dump !== 'string') throw new LocalError(`The chain at ${url} gave no state`);
  // The call answers with hex of gzip of JSON; the command line reads the JSON.
  await writeFile(file, await promisify(gunzip)(Buffer.from(dump.slice(2), 'hex')));
}
