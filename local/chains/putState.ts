import { callRpc } from './callRpc.ts';
import { callRpcTogether } from './callRpcTogether.ts';
import { readContracts, type ChainContract } from './readContracts.ts';

/** What is put onto a chain, and how. */
interface StateToPut {
  /** Does it, with transactions of the chain's own account. */
  readonly build: (account: string) => Promise<void>;
  /** The contract whose code is put there last, so that one can see by it whether all of it stands. */
  readonly sign: string;
  /** A contract that was needed to build it, and is not to stay. */
  readonly without?: string;
}

/** What is stored where nothing is. */
const NOTHING = `0x${'0'.repeat(64)}`;

/**
 * Puts contracts, and what is stored in them, onto a local chain as state alone: all of it is done by transactions that are taken back
 * afterwards, and what then is different of any contract is put there. So the chain has no block more than before, its account has sent
 * nothing, and none of it has left a log. Of contracts that stood there already only what was changed is written.
 *
 * It is done in few blocks, since each is a second later than the one before: what is stored of times may be a few seconds to come.
 *
 * @throws {LocalError} When the chain refuses a part of it.
 */
export async function putState(url: string, { build, sign, without }: StateToPut): Promise<void> {
  const before = await readContracts(url);
  const after = await buildAndTakeBack(url, build);
  const changed = [...after].filter(([address]) => without === undefined || !isSame(address, without));
  const codes = changed.flatMap(([address, { code }]) =>
    before.get(address)?.code === code ? [] : { method: 'anvil_setCode', params: [address, code] },
  );
  const isSign = ({ params: [address = ''] }: (typeof codes)[number]) => isSame(address, sign);
  await callRpcTogether(url, [
    ...codes.filter((code) => !isSign(code)),
    ...changed.flatMap(([address, contract]) => differences(address, contract, before.get(address))),
  ]);
  await callRpcTogether(url, codes.filter(isSign));
}

async function buildAndTakeBack(
  url: string,
  build: StateToPut['build'],
): Promise<ReadonlyMap<string, ChainContract>> {
  const [account = ''] = (await callRpc(url, 'eth_accounts')) as string[];
  const snapshot = await callRpc(url, 'evm_snapshot');
  await callRpc(url, 'evm_setAutomine', [false]);
  try {
    await build(account);
    return await readContracts(url);
  } finally {
    await callRpc(url, 'evm_revert', [snapshot]);
    await callRpc(url, 'evm_setAutomine', [true]);
  }
}

/** The calls after which a contract has the balance and the storage that it is to have. */
function differences(address: string, to: ChainContract, from: ChainContract | undefined) {
  const slots = new Set([...Object.keys(to.storage), ...Object.keys(from?.storage ?? {})]);
  return [
    ...(from?.balance === to.balance ? [] : [{ method: 'anvil_setBalance', params: [address, to.balance] }]),
    ...[...slots]
      .filter((slot) => to.storage[slot] !== from?.storage[slot])
      .map((slot) => ({
        method: 'anvil_setStorageAt',
        params: [address, slot, to.storage[slot] ?? NOTHING],
      })),
  ];
}

function isSame(one: string, other: string): boolean {
  return BigInt(one) === BigInt(other);
}
