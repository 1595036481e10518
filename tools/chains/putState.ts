import { callRpc } from './callRpc.ts';
import { callRpcTogether } from './callRpcTogether.ts';
import { readContracts, type ChainContract } from './readContracts.ts';

/** Contracts to add to a chain, and how. */
interface StateToPut {
  /** Does it, with transactions of the chain's own account. */
  readonly build: (account: string) => Promise<void>;
  /** Contract whose code is written last, so that its presence proves that everything is complete. */
  readonly sign: string;
  /** A contract that is only needed to build it, and is removed. */
  readonly without?: string;
}

/** Value of an empty storage slot. */
const NOTHING = `0x${'0'.repeat(64)}`;

/**
 * Adds contracts and their storage to a local chain as state only: transactions do everything and are
 * reverted afterwards, and the differences of every contract are written. The chain gets no additional block,
 * its account has sent nothing, and there are no logs. Of contracts that exist already only the changes are
 * written.
 *
 * It uses few blocks, since each is a second later than the former: stored times may be a few seconds in the
 * future.
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
