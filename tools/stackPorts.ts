import { networks, type RpcName } from '@everything-wallet/core/networks/networks';

/** Port of each service of a stack, all on 127.0.0.1. */
export interface StackPorts {
  readonly hosting: number;
  readonly functions: number;
  readonly firestore: number;
  readonly firestoreWebsocket: number;
  readonly auth: number;
  readonly hub: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
  readonly faucet: number;
  readonly chains: Readonly<Record<RpcName, number>>;
}

/** Offset of the test stack's ports from those of `npm start`, so that both can run at once. */
export const testPortOffset = 10_000;

const FIRST_CHAIN_PORT = 8545;
const FAUCET_PORT = 8549;

/** The ports of a stack: the fixed places plus an offset. */
export function stackPorts(offset = 0): StackPorts {
  return {
    hosting: 5000 + offset,
    functions: 5001 + offset,
    firestore: 8080 + offset,
    firestoreWebsocket: 9150 + offset,
    auth: 9099 + offset,
    hub: 4400 + offset,
    logging: 4500 + offset,
    eventarc: 9299 + offset,
    tasks: 9499 + offset,
    faucet: FAUCET_PORT + offset,
    chains: Object.fromEntries(
      networks.map(({ rpcName }, index) => [rpcName, chainPort(index) + offset]),
    ) as Record<RpcName, number>,
  };
}

/** One after the other, and past the faucet. */
function chainPort(index: number): number {
  const port = FIRST_CHAIN_PORT + index;
  return port < FAUCET_PORT ? port : port + 1;
}
