import type { PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildPoolDeposit } from '@everything-wallet/core/calls/build/buildPoolDeposit';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { constructAt } from '../../tools/chains/constructAt.ts';
import type { LocalContract } from '../../tools/chains/LocalContract.ts';
import { hostileContracts } from '../../tools/contracts/hostileContracts.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import type { Tally } from '../production/Tally.ts';
import type { PoolChain } from './PoolChain.ts';

/** Unused addresses for the hostile vaults. */
const PLACES = {
  pausing: '0x00000000000000000000000000000000000E7C50',
  fee: '0x00000000000000000000000000000000000e7C51',
  nothing: '0x00000000000000000000000000000000000e7c52',
};

/** Queries our functions about chosen vaults. */
type AskAbout = (vault: PoolDescription, accounts: readonly string[]) => Promise<PoolState | undefined>;

type StateAt = (address: string, asset?: string) => Promise<PoolState | undefined>;

/** Deploys hostile vaults and checks the answers of the functions about each. */
export async function checkHostile(chain: PoolChain, ask: AskAbout, tally: Tally): Promise<void> {
  const [account = '', other = ''] = chain.accounts;
  const [, listed] = chain.vaults;
  if (!listed) return;
  const stateAt: StateAt = async (address, asset = listed.asset) =>
    ask({ ...listed, address, asset }, [account, other]);
  await checkPausing(chain, listed, stateAt, tally);
  await checkFee(chain, listed, stateAt, tally);
  const otherAsset = await stateAt(listed.address, chain.network.wrappedCoin);
  tally.expect(otherAsset?.status === 'otherAsset', `a vault of another asset is ${otherAsset?.status}`);
  const nothing = await stateAt(PLACES.nothing);
  tally.expect(nothing?.status === 'absent', `where nothing is a vault is ${nothing?.status}`);
}

/** Checks a vault that pauses after a deposit. */
async function checkPausing(
  chain: PoolChain,
  listed: PoolDescription,
  stateAt: StateAt,
  tally: Tally,
): Promise<void> {
  const [account = ''] = chain.accounts;
  const { pausingVault } = hostileContracts;
  await putAndFill(
    chain,
    { address: PLACES.pausing, contract: pausingVault, more: [] },
    listed.asset,
    unitsOf(listed),
  );
  tally.expect((await stateAt(PLACES.pausing))?.status === 'open', 'a vault that may be shut is not open');
  await chain.send(account, {
    ...{ chainId: chain.network.chainId, to: PLACES.pausing, value: 0n },
    data: pausingVault.abi.encodeFunctionData('setPaused', [true]),
  });
  const shut = await stateAt(PLACES.pausing);
  tally.expect(shut?.status === 'closed', `a vault that is shut is ${shut?.status}`);
  const inside = shut?.positions[0];
  tally.expect(
    inside?.maxWithdraw === '0' && inside.maxRedeem === '0' && inside.maxDeposit === '0',
    'something may leave a vault that is shut',
  );
}

/** Checks a vault that takes a fee, and whose shares are sent away. */
async function checkFee(
  chain: PoolChain,
  listed: PoolDescription,
  stateAt: StateAt,
  tally: Tally,
): Promise<void> {
  const [account = '', other = ''] = chain.accounts;
  const { feeVault } = hostileContracts;
  const units = unitsOf(listed);
  await putAndFill(chain, { address: PLACES.fee, contract: feeVault, more: [100] }, listed.asset, units);
  const withFee = (await stateAt(PLACES.fee))?.positions[0];
  tally.expect(
    withFee?.assets === String((units * 99n) / 100n) && withFee.earned === String(-units / 100n),
    `a fee of 1 %: ${withFee?.assets} of ${units}, ${withFee?.earned} earned`,
  );
  await chain.send(account, {
    ...{ chainId: chain.network.chainId, to: PLACES.fee, value: 0n },
    data: exchangeContracts.token.abi.encodeFunctionData('transfer', [other, units / 2n]),
  });
  const given = (await stateAt(PLACES.fee))?.positions;
  tally.expect(
    given?.every(({ earned }) => earned === null) === true,
    `earnings of shares that were given away are reported: ${given?.map(({ earned }) => earned).join()}`,
  );
}

function unitsOf({ assetDecimals }: PoolDescription): bigint {
  return 1_000n * 10n ** BigInt(assetDecimals);
}

/** Deploys a vault, and deposits from the first account. */
async function putAndFill(
  chain: PoolChain,
  {
    address,
    contract,
    more,
  }: { readonly address: string; readonly contract: LocalContract; readonly more: readonly unknown[] },
  asset: string,
  assets: bigint,
): Promise<void> {
  const [account = ''] = chain.accounts;
  const [faucet = ''] = (await chain.provider.send('eth_accounts', [])) as string[];
  const args = [asset, 'Hostile', 'HOST', 0, 0, ...more];
  await constructAt(chain.url, faucet, [{ address, contract, args }]);
  const { chainId } = chain.network;
  await chain.send(
    account,
    buildApprove({ chainId, token: asset, spender: address, amount: assets, named: assets }),
  );
  await chain.send(account, buildPoolDeposit({ chainId, vault: address, assets, receiver: account }));
}
