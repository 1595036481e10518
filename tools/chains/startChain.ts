import { join } from 'node:path';
import type { Network } from '@everything-wallet/core/networks/networks';
import { sampleTransaction } from '../../functions/src/api/sampleTransaction.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { startService, type Service } from '../startService.ts';
import { waitUntil } from '../waitUntil.ts';
import { anvilPath } from './anvilPath.ts';
import { callRpc } from './callRpc.ts';
import { multicall3Code } from './multicall3Code.ts';

/** Options of a local chain. */
export interface ChainOptions {
  readonly network: Network;
  readonly port: number;
  /** The stack's directory. */
  readonly directory: string;
  /** The file to begin from, as `dumpChain` wrote it; without one it begins at its genesis block. */
  readonly stateFile: string | undefined;
}

/** Address of the OP Stack's oracle for the L1 data fee. */
const L1_FEE_ORACLE = '0x420000000000000000000000000000000000000F';

/** Returns 10^13 wei for every call; anvil charges none of it. */
const L1_FEE_CODE = '0x6509184e72a00060005260206000f3';

/** In wei: balance of the sender in the API's examples, so that their transaction can be sent unchanged. */
const ONE_COIN = '0xde0b6b3a7640000';

/** Play money of the faucet's account, in whole coins. */
const FAUCET_BALANCE = '1000000000';

/**
 * Starts a network's local chain, with the network's own chain id and a block for every transaction.
 * @throws {LocalError} When it does not answer in time.
 */
export async function startChain(family: ProcessFamily, options: ChainOptions): Promise<Service> {
  const { network, port, directory, stateFile } = options;
  const service = startService(family, {
    title: `The ${network.name} chain`,
    command: anvilPath(),
    args: [
      ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(network.chainId)],
      ...['--accounts', '1', '--balance', FAUCET_BALANCE, '--quiet'],
      ...['--cache-path', join(directory, 'anvil')],
      ...(stateFile ? ['--load-state', stateFile] : []),
    ],
    cwd: directory,
    logFile: join(directory, 'logs', `chain-${network.id}.log`),
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    callRpc(url, 'eth_chainId').then(
      (chainId) => Number(chainId) === network.chainId,
      () => false,
    );
  await Promise.race([
    waitUntil(`the ${network.name} chain does not answer`, 20_000, answers),
    service.ended,
  ]);
  await callRpc(url, 'anvil_setCode', [network.multicall3, multicall3Code]);
  if (network.rpcName === 'sepolia')
    await callRpc(url, 'anvil_setBalance', [sampleTransaction.from, ONE_COIN]);
  if (network.feeModel === 'gasPlusL1') await callRpc(url, 'anvil_setCode', [L1_FEE_ORACLE, L1_FEE_CODE]);
  return service;
}
