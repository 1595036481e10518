import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { CallSimulator } from './CallSimulator.ts';

const simulators = new Map<RpcName, CallSimulator>();

/** Simulates calls on a network, as configured; one object an instance, since it remembers which nodes it checked. */
export function simulatorOf(rpcName: RpcName): CallSimulator {
  const known = simulators.get(rpcName);
  if (known) return known;
  const simulator = new CallSimulator(networkByRpcName(rpcName), nodeUrlsOf(rpcName), {
    tokenList: () => tokenListOf(rpcName),
    // Local chains make no block while nothing is sent.
    ...(process.env['FUNCTIONS_EMULATOR'] === 'true' && { maxAgeMs: Infinity }),
  });
  simulators.set(rpcName, simulator);
  return simulator;
}
