import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { LocalError } from '../LocalError.ts';
import type { StackPorts } from '../stackPorts.ts';
import { findPortHolder } from './findPortHolder.ts';
import { isPortFree } from './isPortFree.ts';

/**
 * Checks that every port of a stack is free.
 *
 * @param networks Networks of its chains.
 * @throws {LocalError} With each port in use, its purpose and the process that uses it.
 */
export async function assertPortsFree(
  ports: StackPorts,
  networks: readonly Network[] = alwaysOnNetworks,
): Promise<void> {
  const { chains, ...others } = ports;
  const needed = [
    ...Object.entries(others).map(([service, port]) => ({
      port,
      purpose: purposes[service as keyof typeof others],
    })),
    ...networks.map(({ name, rpcName }) => ({ port: chains[rpcName], purpose: `the ${name} chain` })),
  ];
  const free = await Promise.all(needed.map(({ port }) => isPortFree(port)));
  const taken = needed.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const byHolder = Map.groupBy(taken, ({ port }) => describeHolder(port));
  throw new LocalError(
    [...byHolder]
      .map(([holder, held]) => {
        const list = held.map(({ port, purpose }) => `${port} (${purpose})`).join(', ');
        return `${holder} holds port${held.length > 1 ? 's' : ''} ${list}.`;
      })
      .concat('End that first, or use other ports, for example with -- --port-offset 30000')
      .join('\n'),
  );
}

/** The most of a holder's command line that a message shows, in characters. */
const COMMAND_LIMIT = 120;

const purposes: Readonly<Record<keyof Omit<StackPorts, 'chains'>, string>> = {
  hosting: 'Hosting',
  functions: 'Functions',
  firestore: 'Firestore',
  firestoreWebsocket: "Firestore's websocket",
  auth: 'Auth',
  hub: 'the emulator hub',
  logging: "the emulators' logging",
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
  faucet: 'the faucet',
};

function describeHolder(port: number): string {
  const holder = findPortHolder(port);
  return holder
    ? `Process ${holder.pid} (${holder.command.slice(0, COMMAND_LIMIT)})`
    : 'A process of another user';
}
