import { AbiCoder, getAddress, id, zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../chain/Ledger.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { lido } from '@everything-wallet/core/pools/lido';
import { packPermit2 } from './permit2Allowance.ts';
import { effectsInLogs, MAX_EFFECTS } from './effectsInLogs.ts';

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const COIN_LOG_ADDRESS = '0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE';
const word = (value: bigint | string) =>
  typeof value === 'string'
    ? zeroPadValue(value, 32).toLowerCase()
    : `0x${value.toString(16).padStart(64, '0')}`;

function log(signature: string, indexed: (bigint | string)[], data = '0x', address = contract): LoggedEvent {
  return { address, topics: [id(signature), ...indexed.map(word)], data };
}
const transfer = (from: string, to: string, units: bigint, address = contract) =>
  log('Transfer(address,address,uint256)', [from, to], word(units), address);

/** Effects by kind. */
function effectsByKind(...logs: LoggedEvent[]) {
  return [...(effectsInLogs(logs, own, wrapped)?.effects.values() ?? [])].map(({ watched, amount }) => ({
    ...(watched === 'coin' ? { kind: 'coin' } : watched),
    amount,
  }));
}

describe('logs of transfers', () => {
  it('add up to one figure of each token', () => {
    expect(
      effectsByKind(transfer(own, other, 5n), transfer(other, own, 3n), transfer(own, other, 1n)),
    ).toEqual([{ kind: 'erc20', contract, amount: -3n }]);
  });

  it.each([
    ['of others', transfer(other, contract, 5n)],
    ['of coin (EIP-7708)', transfer(own, other, 5n, COIN_LOG_ADDRESS)],
    ['to oneself', transfer(own, own, 5n)],
    ['without an amount', log('Transfer(address,address,uint256)', [own, other])],
    ['of another event', log('Sent(address,address,uint256)', [own, other], word(1n))],
  ])('%s change nothing', (_, event) => {
    expect(effectsByKind(event)).toEqual([]);
  });

  it('return NFTs by their number, and batches one by one', () => {
    const batch = AbiCoder.defaultAbiCoder().encode(
      ['uint256[]', 'uint256[]'],
      [
        [1, 2, 1],
        [10, 20, 5],
      ],
    );
    expect(
      effectsByKind(
        log('Transfer(address,address,uint256)', [other, own, 9n]),
        log('TransferBatch(address,address,address,uint256[],uint256[])', [other, own, other], batch),
      ),
    ).toEqual([
      { kind: 'erc721', contract, tokenId: '9', amount: 1n },
      { kind: 'erc1155', contract, tokenId: '1', amount: -15n },
      { kind: 'erc1155', contract, tokenId: '2', amount: -20n },
    ]);
  });

  it('return nothing if there are too many', () => {
    const logs = Array.from({ length: MAX_EFFECTS + 2 }, (_, index) =>
      transfer(
        own,
        other,
        1n,
        getAddress(word(BigInt(index + 1)).slice(0, 2) + word(BigInt(index + 1)).slice(26)),
      ),
    );
    expect(effectsInLogs(logs, own, wrapped)).toBeUndefined();
  });
});

describe('logs of approvals', () => {
  it('return the permission afterwards, by the last one', () => {
    const approval = (units: bigint) => log('Approval(address,address,uint256)', [own, other], word(units));
    expect(effectsByKind(approval(9n), approval(4n))).toEqual([
      { kind: 'allowance', contract, spender: other, amount: 4n },
    ]);
  });

  it('return one NFT and all of them', () => {
    expect(
      effectsByKind(
        log('Approval(address,address,uint256)', [own, other, 3n]),
        log('ApprovalForAll(address,address,bool)', [own, other], word(1n)),
      ),
    ).toEqual([
      { kind: 'tokenApproval', contract, tokenId: '3', amount: BigInt(other) },
      { kind: 'operator', contract, spender: other, amount: 1n },
    ]);
  });

  it('of another owner change nothing', () => {
    expect(effectsByKind(log('Approval(address,address,uint256)', [other, own], word(9n)))).toEqual([]);
  });
});

describe('logs of Permit2', () => {
  const spender = getAddress(`0x${'5'.repeat(40)}`);
  const watched = { kind: 'permit2', contract, spender };
  const data = (...values: bigint[]) =>
    AbiCoder.defaultAbiCoder().encode(
      values.map(() => 'uint256'),
      values,
    );
  const approval = (address: string = PERMIT2) =>
    log('Approval(address,address,address,uint160,uint48)', [own, contract, spender], data(9n, 77n), address);

  it('return the amount and the end of a permission', () => {
    const permit = log(
      'Permit(address,address,address,uint160,uint48,uint48)',
      [own, contract, spender],
      data(9n, 77n, 3n),
      PERMIT2,
    );
    const amount = packPermit2({ units: 9n, endsAt: 77n });
    expect(effectsByKind(approval())).toEqual([{ ...watched, amount }]);
    expect(effectsByKind(permit)).toEqual([{ ...watched, amount }]);
  });

  it('return a revocation', () => {
    const pair = AbiCoder.defaultAbiCoder().encode(['address', 'address'], [contract, spender]);
    const lockdown = log('Lockdown(address,address,address)', [own], pair, PERMIT2);
    expect(effectsByKind(approval(), lockdown)).toEqual([{ ...watched, amount: 0n }]);
  });

  it('count from no other contract', () => {
    expect(effectsByKind(approval(contract))).toEqual([]);
  });
});

describe('logs of wrapped coin', () => {
  const wrap = (name: string, whose: string, address = wrapped) =>
    log(`${name}(address,uint256)`, [whose], word(5n), address);

  it('return wrapping and unwrapping of coin', () => {
    expect(effectsByKind(wrap('Deposit', own))).toEqual([{ kind: 'erc20', contract: wrapped, amount: 5n }]);
    expect(effectsByKind(wrap('Withdrawal', own))).toEqual([
      { kind: 'erc20', contract: wrapped, amount: -5n },
    ]);
  });

  it.each([
    ['of another account', wrap('Deposit', other)],
    ['of another contract, which may mean the opposite', wrap('Deposit', own, contract)],
  ])('change nothing %s', (_, event) => {
    expect(effectsByKind(event)).toEqual([]);
  });
});

describe('whether all is understood', () => {
  const reading = (...logs: LoggedEvent[]) => effectsInLogs(logs, own, wrapped);
  const swap = log(
    'Swap(address,uint256,uint256,uint256,uint256,address)',
    [other, own],
    AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256', 'uint256', 'uint256'], [1, 0, 0, 1]),
  );

  /** Its recipient is in its data. */
  const fulfilled = (address: string) =>
    log(
      'OrderFulfilled(bytes32,address,address,address,(uint8,address,uint256,uint256)[],(uint8,address,uint256,uint256,address)[])',
      [other, 0n],
      word(1n) + word(own).slice(2),
      address,
    );

  it.each([
    ['a transfer', transfer(own, other, 5n)],
    ['a transfer between others', transfer(other, contract, 5n)],
    ['a swap', swap],
    ['an order that was fulfilled', fulfilled(SEAPORT_ADDRESS)],
    [
      'an order that was cancelled',
      log('OrderCancelled(bytes32,address,address)', [own, other], word(1n), SEAPORT_ADDRESS),
    ],
    [
      'a counter that was raised',
      log('CounterIncremented(uint256,address)', [own], word(1n), SEAPORT_ADDRESS),
    ],
    [
      'coin that is staked',
      log('Submitted(address,uint256,address)', [own], word(5n) + word(0n).slice(2), lido.staked),
    ],
    [
      'shares of staked coin',
      log('TransferShares(address,address,uint256)', [other, own], word(5n), lido.staked),
    ],
    [
      'staked coin that is asked back',
      log(
        'WithdrawalRequested(uint256,address,address,uint256,uint256)',
        [6n, own, own],
        word(5n) + word(4n).slice(2),
        lido.queue,
      ),
    ],
    [
      'what was asked back',
      log('WithdrawalClaimed(uint256,address,address,uint256)', [6n, own, own], word(5n), lido.queue),
    ],
    ['an event of others', log('Whatever(address)', [other])],
  ])('it is with %s', (_, event) => {
    expect(reading(event)?.isKnown).toBe(true);
  });

  it.each([
    ['of an event that is not known', log('Whatever(address)', [own])],
    ['that names the sender in its data alone', log('Whatever(address)', [], word(own))],
    [
      'of an old NFT, which indexes nothing',
      log('Transfer(address,address,uint256)', [], word(own) + word(other).slice(2) + word(5n).slice(2)),
    ],
    ['of staking elsewhere', log('TransferShares(address,address,uint256)', [other, own], word(5n))],
    ['of an order elsewhere', fulfilled(contract)],
    ['of a deposit elsewhere', log('Deposit(address,uint256)', [own], word(5n))],
  ])('it is not with a log %s, and its contract is named', (_, event) => {
    expect(reading(transfer(own, other, 5n, wrapped), event)).toMatchObject({
      isKnown: false,
      contracts: [wrapped, contract],
    });
  });
});
