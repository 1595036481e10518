import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../accounts/sameAddress.ts';
import { lido } from '../vaults/lido.ts';
import type {
  Call,
  ClaimWithdrawalCall,
  FulfillOrderCall,
  OrderItem,
  Recipient,
  RequestWithdrawalsCall,
  StakeCall,
  SwapCall,
  VaultCall,
  WrapStakedCall,
} from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';
import type { Asset, CallEffects, Movement, Permission } from './CallEffects.ts';
import { innermostCalls } from './innermostCalls.ts';
import { isUnverifiedTarget } from './isUnverifiedTarget.ts';
import { isUnlimited } from './isUnlimited.ts';
import { swapsPaidInCoin } from './swapsPaidInCoin.ts';

const COIN: Asset = { type: 'coin' };

/** Last second of a `Date` (ECMAScript). */
const LAST_SECOND = 8_640_000_000_000n;

/**
 * Reads the declared effects of a call: a contract may act differently, which only a simulation shows.
 *
 * An unknown call has no effects except the coin sent with it; the caller shows that it is unknown.
 */
export function effectsOf(call: Call, context: CallCircumstances): CallEffects {
  const { sender, wrappedCoin } = context;
  const calls = innermostCalls(call);
  const paidInCoin = swapsPaidInCoin(call, wrappedCoin);
  const movements = calls.flatMap((one) => {
    const movements =
      one.kind === 'swap' ? swapMovements(one, sender, paidInCoin.has(one)) : readMovements(one, sender);
    return isUnverifiedTarget(one, context)
      ? movements.map((movement) => ({ ...movement, bound: 'claimed' as const }))
      : movements;
  });
  return {
    movements: [...coinSentToContract(call, calls), ...movements],
    permissions: calls.flatMap((one) => readPermissions(one, sender)),
  };
}

/** Returns the amount or id of an ERC-20 or ERC-721 contract, or of one whose standard is unknown. */
function readSharedAsset(
  contract: string,
  standard: 'erc20' | 'erc721' | undefined,
  amountOrId: bigint,
): Asset {
  if (standard === 'erc20') return { type: 'token', contract };
  return standard === 'erc721'
    ? { type: 'nft', contract, id: amountOrId }
    : { type: 'tokenOrNft', contract, amountOrId };
}

/** Returns the amount; unknown for an asset that may be an NFT. */
function readCount(asset: Asset, amountOrId: bigint): bigint | undefined {
  if (asset.type === 'tokenOrNft') return undefined;
  return asset.type === 'nft' ? 1n : amountOrId;
}

/** Calls that declare the receiver of their coin. */
const DECLARES_COIN: readonly Call['kind'][] = ['nativeTransfer', 'wrap', 'fulfillOrder'];

/** Returns the coin sent to a contract with a call; any refund is unknown beforehand. */
function coinSentToContract(call: Call, calls: readonly Call[]): Movement[] {
  if (DECLARES_COIN.includes(call.kind) || call.value === 0n || call.kind === 'nativeTransfer') return [];
  const isReturned = calls.some(
    (one) =>
      (one.kind === 'routerPayout' && one.action === 'refund') ||
      (one.kind === 'swap' && one.paysCoin && one.exact === 'output'),
  );
  const bound = isReturned ? 'atMost' : 'exact';
  const to = call.contract;
  return [{ direction: 'out', asset: COIN, amount: call.value, bound, ...(to !== undefined && { to }) }];
}

function readMovements(call: Exclude<Call, SwapCall>, sender: string): readonly Movement[] {
  const exact = { bound: 'exact' } as const;
  switch (call.kind) {
    case 'nativeTransfer':
      return [buildMovement(sender, sender, call.to, { asset: COIN, amount: call.value, ...exact })];
    case 'tokenTransfer': {
      const asset: Asset = { type: 'token', contract: call.contract };
      return [buildMovement(sender, sender, call.to, { asset, amount: call.amount, ...exact })];
    }
    case 'transferFrom': {
      const asset = readSharedAsset(call.contract, call.standard, call.amountOrId);
      const amount = readCount(asset, call.amountOrId);
      return [buildMovement(sender, call.from, call.to, { asset, amount, ...exact })];
    }
    case 'nftTransfer': {
      const asset: Asset = { type: 'nft', contract: call.contract, id: call.id };
      return [buildMovement(sender, call.from, call.to, { asset, amount: 1n, ...exact })];
    }
    case 'multiTokenTransfer':
      return call.items.map(({ id, amount }) => {
        const asset: Asset = { type: 'multiToken', contract: call.contract, id };
        return buildMovement(sender, call.from, call.to, { asset, amount, ...exact });
      });
    case 'wrap':
    case 'unwrap':
      return wrapMovements(call.kind === 'wrap' ? call.value : call.amount, call.contract, call.kind);
    case 'vault':
      return vaultMovements(call, sender);
    case 'fulfillOrder':
      return orderMovements(call, sender);
    case 'stake':
    case 'wrapStaked':
    case 'unwrapStaked':
    case 'requestWithdrawals':
    case 'claimWithdrawal':
      return stakingMovements(call, sender);
    case 'routerPayout': {
      if (call.action === 'refund') return [];
      const asset: Asset = call.token === undefined ? COIN : { type: 'token', contract: call.token };
      return buildPayout(call.recipient, sender, { asset, amount: call.amountMin, bound: 'atLeast' });
    }
    default:
      return [];
  }
}

type Amount = Pick<Movement, 'asset' | 'amount' | 'bound'>;

/** Builds a transfer between two addresses from the sender's view; one to oneself is both out and in. */
function buildMovement(sender: string, from: string, to: string, change: Amount): Movement {
  const [isFromSender, isToSender] = [sameAddress(from, sender), sameAddress(to, sender)];
  if (isFromSender) return { direction: 'out', ...change, to };
  return isToSender ? { direction: 'in', ...change, from } : { direction: 'between', ...change, from, to };
}

/** Builds the payout of a router; a payout to itself moves nothing. */
function buildPayout(recipient: Recipient, sender: string, change: Amount): readonly Movement[] {
  if (recipient === 'contract') return [];
  if (recipient === 'sender' || sameAddress(recipient.address, sender))
    return [{ direction: 'in', ...change }];
  return [{ direction: 'between', ...change, to: recipient.address }];
}

function wrapMovements(amount: bigint, contract: string, kind: 'wrap' | 'unwrap'): readonly Movement[] {
  const wrapped: Asset = { type: 'token', contract };
  const [paid, received] = kind === 'wrap' ? [COIN, wrapped] : [wrapped, COIN];
  return [
    { direction: 'out', asset: paid, amount, bound: 'exact', to: contract },
    { direction: 'in', asset: received, amount, bound: 'exact', from: contract },
  ];
}

/** ERC-4626: one side is the given amount, the vault computes the other. */
function vaultMovements(call: VaultCall, sender: string): readonly Movement[] {
  const { contract, action, amount, receiver, owner } = call;
  const assets: Asset = { type: 'vaultAsset', vault: contract };
  const shares: Asset = { type: 'token', contract };
  const isDeposit = action === 'deposit' || action === 'mint';
  const isOfAssets = action === 'deposit' || action === 'withdraw';
  const [input, output] = isDeposit ? [assets, shares] : [shares, assets];
  const amountOf = (asset: Asset) => ((asset === assets) === isOfAssets ? amount : undefined);
  const bound = 'exact';
  return [
    buildMovement(sender, owner ?? sender, contract, { asset: input, amount: amountOf(input), bound }),
    buildMovement(sender, contract, receiver, { asset: output, amount: amountOf(output), bound }),
  ];
}

/** Wei by which a balance of staked coin may fall short: balances are counted in shares and rounded down. */
const ROUNDING = 2n;

/**
 * Lido: a stake is received as staked coin; only its contracts know the value in the other form and the coin
 * of a request.
 */
function stakingMovements(
  call: StakeCall | WrapStakedCall | RequestWithdrawalsCall | ClaimWithdrawalCall,
  sender: string,
): readonly Movement[] {
  const { contract } = call;
  const staked: Asset = { type: 'token', contract: lido.staked };
  const wrapped: Asset = { type: 'token', contract: lido.wrapped };
  const out = (asset: Asset, amount: bigint) =>
    buildMovement(sender, sender, contract, { asset, amount, bound: 'exact' });
  const received = (asset: Asset) =>
    buildMovement(sender, contract, sender, { asset, amount: undefined, bound: 'exact' });
  switch (call.kind) {
    case 'stake': {
      const amount = call.value > ROUNDING ? call.value - ROUNDING : 0n;
      return [buildMovement(sender, contract, sender, { asset: staked, amount, bound: 'atLeast' })];
    }
    case 'wrapStaked':
      return [out(staked, call.amount), received(wrapped)];
    case 'unwrapStaked':
      return [out(wrapped, call.amount), received(staked)];
    case 'requestWithdrawals':
      // The NFTs of the requests have no ids yet; a warning covers another owner than the sender.
      return [
        out(
          staked,
          call.amounts.reduce((sum, one) => sum + one, 0n),
        ),
      ];
    case 'claimWithdrawal':
      return [out({ type: 'nft', contract, id: call.requestId }, 1n), received(COIN)];
  }
}

/**
 * Returns what the maker of an order gives and what all others receive for it. Of an amount that changes with
 * time it takes the worse one. Of a partially fillable order a part may be filled already: then less is paid
 * and less received.
 */
function orderMovements(call: FulfillOrderCall, sender: string): readonly Movement[] {
  const { order, recipient } = call;
  const to = typeof recipient === 'object' ? recipient.address : sender;
  return [
    ...order.offer.map((item) => {
      const isLess = isFilledInParts(call) ? 'atMost' : 'atLeast';
      const [amount, bound] = [
        scaleAmount(call, lowestAmount(item)),
        isFixed(call, item) ? 'exact' : isLess,
      ] as const;
      return buildMovement(sender, order.offerer, to, { asset: readOrderAsset(item), amount, bound });
    }),
    ...order.consideration.map((item) => {
      const [amount, bound] = [
        scaleAmount(call, highestAmount(item)),
        isFixed(call, item) ? 'exact' : 'atMost',
      ] as const;
      return buildMovement(sender, sender, item.recipient, { asset: readOrderAsset(item), amount, bound });
    }),
  ];
}

function readOrderAsset({ itemType, token, id }: OrderItem): Asset {
  if (itemType === 0) return COIN;
  if (itemType === 1) return { type: 'token', contract: token };
  return { type: itemType === 2 ? 'nft' : 'multiToken', contract: token, id };
}

function scaleAmount({ numerator, denominator }: FulfillOrderCall, amount: bigint): bigint {
  return (amount * numerator) / denominator;
}

function lowestAmount({ startAmount, endAmount }: OrderItem): bigint {
  return startAmount < endAmount ? startAmount : endAmount;
}

function highestAmount({ startAmount, endAmount }: OrderItem): bigint {
  return startAmount > endAmount ? startAmount : endAmount;
}

/** True if another buyer may have filled a part before: a single NFT has no parts. */
function isFilledInParts({ order: { orderType, offer } }: FulfillOrderCall): boolean {
  return orderType % 2 === 1 && offer.every((item) => highestAmount(item) > 1n);
}

function isFixed(call: FulfillOrderCall, { startAmount, endAmount }: OrderItem): boolean {
  return startAmount === endAmount && !isFilledInParts(call);
}

/**
 * Builds the transfers of a swap: an input in coin was sent with the call, and an input already in the router
 * costs the sender nothing more. A swap with a price limit ends there: it may take less of an exact input,
 * and give less of an exact output.
 */
function swapMovements(call: SwapCall, sender: string, isPaidInCoin: boolean): readonly Movement[] {
  const [first, last] = [call.path[0], call.path.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isExactIn = call.exact === 'input';
  const exactly = call.priceLimit === 0n ? 'exact' : 'atMost';
  const paid: Movement = {
    direction: 'out',
    asset: { type: 'token', contract: first },
    amount: call.amountIn,
    bound: isExactIn ? exactly : 'atMost',
    to: call.contract,
  };
  const received = buildPayout(call.recipient, sender, {
    asset: call.receivesCoin ? COIN : { type: 'token', contract: last },
    amount: call.amountOut,
    bound: isExactIn ? 'atLeast' : exactly,
  });
  return isPaidInCoin || call.amountIn === undefined ? received : [paid, ...received];
}

function readPermissions(call: Call, sender: string): readonly Permission[] {
  switch (call.kind) {
    case 'approve': {
      const asset = readSharedAsset(call.contract, call.standard, call.amountOrId);
      const isRevoked = asset.type === 'nft' && call.spender === ZeroAddress;
      const count = isRevoked ? 0n : readCount(asset, call.amountOrId);
      const amount = asset.type !== 'nft' && isUnlimited(call.amountOrId) ? 'all' : count;
      return [{ asset, spender: call.spender, amount, change: 'set' }];
    }
    case 'changeAllowance': {
      const asset: Asset = { type: 'token', contract: call.contract };
      return [{ asset, spender: call.spender, amount: limitAmount(call.amount), change: call.direction }];
    }
    case 'approveAll': {
      const asset: Asset = { type: 'collection', contract: call.contract };
      return [{ asset, spender: call.operator, amount: call.isApproved ? 'all' : 0n, change: 'set' }];
    }
    case 'permit2Approve': {
      const { spender, expiration } = call;
      const asset: Asset = { type: 'token', contract: call.token };
      // An end beyond the last date of a calendar counts as none.
      const ends = call.amount > 0n && expiration <= LAST_SECOND;
      const until = ends ? { until: expiration } : {};
      return [{ asset, spender, amount: limitAmount(call.amount), change: 'set', ...until }];
    }
    case 'permit2Lockdown':
      return call.approvals.map(({ token, spender }) => {
        const asset: Asset = { type: 'token', contract: token };
        return { asset, spender, amount: 0n, change: 'set' };
      });
    case 'permit':
    case 'daiPermit': {
      const amount = call.kind === 'permit' ? limitAmount(call.amount) : call.allowed ? 'all' : 0n;
      const asset: Asset = { type: 'token', contract: call.contract };
      const owner = sameAddress(call.owner, sender) ? {} : { owner: call.owner };
      return [{ asset, spender: call.spender, amount, change: 'set', ...owner }];
    }
    case 'selfPermit': {
      const asset: Asset = { type: 'token', contract: call.token };
      const amount = call.amount === undefined ? 'all' : limitAmount(call.amount);
      return [{ asset, spender: call.contract, amount, change: 'set' }];
    }
    default:
      return [];
  }
}

function limitAmount(amount: bigint): bigint | 'all' {
  return isUnlimited(amount) ? 'all' : amount;
}
