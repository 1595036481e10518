import { sameAddress } from '../../accounts/sameAddress.ts';
import type { Asset, Movement, Permission } from '../CallEffects.ts';
import { isUnlimited } from '../isUnlimited.ts';
import { PERMIT2 } from '../permit2.ts';
import { encodeType } from './encodeType.ts';
import { StructReader } from './StructReader.ts';
import type { TypedData } from './TypedData.ts';
import type { TypedDataMeaning } from './TypedDataMeaning.ts';

const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const PERMITTED = 'TokenPermissions(address token,uint256 amount)';
const WITNESS =
  /^Permit(Batch)?WitnessTransferFrom\(TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline,/;
const AUTHORIZATION =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';
const ITEM =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';

const ORDER =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,' +
  'uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)';
const ITEMS = `ConsiderationItem(${ITEM},address recipient)OfferItem(${ITEM})`;
const SAFE_CALL = 'address to,uint256 value,bytes data,uint8 operation';
const SAFE_PAYMENT = 'uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
const FORWARDED = 'address from,address to,uint256 value,uint256 gas,uint256 nonce';

type Read = (message: StructReader, context: { contract: string; signer: string }) => TypedDataMeaning;

/** Recognised types, by the whole type as hashed: a type that differs in one letter is another type. */
const KNOWN: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)', readPermit],
  ['Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)', readDaiPermit],
  [`TransferWithAuthorization(${AUTHORIZATION})`, readAuthorization],
  [`ReceiveWithAuthorization(${AUTHORIZATION})`, readAuthorization],
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`, readPermit2Allowance],
  [
    `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`,
    readPermit2Allowance,
  ],
  [
    `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${PERMITTED}`,
    readPermit2Transfer,
  ],
  [
    `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${PERMITTED}`,
    readPermit2Transfer,
  ],
  ['Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)', readNftPermit],
  [`${ORDER}${ITEMS}`, readSeaportOrder],
  [`SafeTx(${SAFE_CALL},uint256 safeTxGas,uint256 baseGas,${SAFE_PAYMENT})`, readSafeTransaction],
  [`SafeTx(${SAFE_CALL},uint256 safeTxGas,uint256 dataGas,${SAFE_PAYMENT})`, readSafeTransaction],
  [`ForwardRequest(${FORWARDED},bytes data)`, readMetaTransaction],
  [`ForwardRequest(${FORWARDED},uint48 deadline,bytes data)`, readMetaTransaction],
  [`ForwardRequest(${FORWARDED},bytes data,uint256 validUntil)`, readMetaTransaction],
  [`ForwardRequest(${FORWARDED},bytes data,uint256 validUntilTime)`, readMetaTransaction],
  ['MetaTransaction(uint256 nonce,address from,bytes functionSignature)', readMetaTransaction],
]);

/** Seaport's orders as leaves of a binary tree, up to 2^24 of them. */
const BULK_ORDER = /^BulkOrder\(OrderComponents(\[2\]){1,24} tree\)(.*)$/;

/**
 * Reads the effects of a typed-data signature (ERC-2612, DAI, ERC-4494, ERC-3009, Permit2, Seaport, Safe,
 * ERC-2771). 'other' means unknown: an unrecognised signature may still be an order or an approval.
 *
 * @param signer the account that would sign
 */
export function meaningOf(data: TypedData, signer: string): TypedDataMeaning {
  const { structs, message, domain } = data;
  const type = message && encodeType(structs, message.struct);
  const contract = domain.fields.find(({ name }) => name === 'verifyingContract')?.value;
  const read =
    type === undefined
      ? undefined
      : (KNOWN.get(type) ?? findWitnessReader(type) ?? findBulkOrderReader(type));
  if (!read || !message || typeof contract !== 'string') return unknownMeaning();
  const isPermit2 = read === readPermit2Allowance || read === readPermit2Transfer || read === readWitness;
  if (isPermit2 && !sameAddress(contract, PERMIT2)) return unknownMeaning();
  return read(new StructReader(message), { contract, signer });
}

function unknownMeaning(): TypedDataMeaning {
  return {
    kind: 'other',
    titleId: 'call.title.unknownSignature',
    movements: [],
    permissions: [],
    deadline: undefined,
    isOpen: true,
  };
}

function findWitnessReader(type: string): Read | undefined {
  return WITNESS.test(type) && type.includes(`)${PERMITTED}`) ? readWitness : undefined;
}

function findBulkOrderReader(type: string): Read | undefined {
  return BULK_ORDER.exec(type)?.[2] === `${ITEMS}${ORDER}` ? readBulkOrder : undefined;
}

const allowance = (contract: string): Asset => ({ type: 'token', contract });

function limitAmount(amount: bigint): bigint | 'all' {
  return isUnlimited(amount) ? 'all' : amount;
}

function otherOwner(owner: string, signer: string): Pick<Permission, 'owner'> {
  return sameAddress(owner, signer) ? {} : { owner };
}

function readPermit(message: StructReader, { contract, signer }: { contract: string; signer: string }) {
  return {
    kind: 'permit',
    titleId: 'call.title.signedPermit',
    movements: [],
    permissions: [
      {
        asset: allowance(contract),
        spender: message.text('spender'),
        amount: limitAmount(message.number('value')),
        change: 'set',
        ...otherOwner(message.text('owner'), signer),
      },
    ],
    deadline: message.number('deadline'),
    isOpen: false,
  } as const satisfies TypedDataMeaning;
}

function readDaiPermit(message: StructReader, { contract, signer }: { contract: string; signer: string }) {
  const expiry = message.number('expiry');
  return {
    kind: 'daiPermit',
    titleId: 'call.title.signedPermit',
    movements: [],
    permissions: [
      {
        asset: allowance(contract),
        spender: message.text('spender'),
        amount: message.flag('allowed') ? 'all' : 0n,
        change: 'set',
        ...otherOwner(message.text('holder'), signer),
      },
    ],
    deadline: expiry === 0n ? undefined : expiry,
    isOpen: false,
  } as const satisfies TypedDataMeaning;
}

/** ERC-4494: one NFT, permitted by its present owner. */
function readNftPermit(message: StructReader, { contract }: { contract: string }): TypedDataMeaning {
  return {
    kind: 'nftPermit',
    titleId: 'call.title.signedPermit',
    movements: [],
    permissions: [
      {
        asset: { type: 'nft', contract, id: message.number('tokenId') },
        spender: message.text('spender'),
        amount: 1n,
        change: 'set',
      },
    ],
    deadline: message.number('deadline'),
    isOpen: false,
  };
}

/** Any call, in the name of the Safe; its effect is in its data. */
function readSafeTransaction(): TypedDataMeaning {
  return { ...unknownMeaning(), kind: 'safeTransaction', titleId: 'call.title.signedSafe' };
}

/**
 * Any call, in the name of the signer, to contracts that trust the forwarder (ERC-2771) or read it
 * themselves.
 */
function readMetaTransaction(): TypedDataMeaning {
  return { ...unknownMeaning(), kind: 'metaTransaction', titleId: 'call.title.signedCall' };
}

/** ERC-3009: any holder of the signature, or only the recipient, makes the transfer. */
function readAuthorization(
  message: StructReader,
  { contract, signer }: { contract: string; signer: string },
) {
  const [from, to] = [message.text('from'), message.text('to')];
  const isOwn = sameAddress(from, signer);
  const movement: Movement = {
    direction: isOwn ? 'out' : 'between',
    asset: allowance(contract),
    amount: message.number('value'),
    bound: 'exact',
    to,
    ...(isOwn ? {} : { from }),
  };
  return {
    kind: 'authorizedTransfer',
    titleId: 'call.title.signedTransfer',
    movements: [movement],
    permissions: [],
    deadline: message.number('validBefore'),
    isOpen: false,
  } as const satisfies TypedDataMeaning;
}

/** Returns one struct, or the list of a batch. */
function readOneOrMore(message: StructReader, name: string): StructReader[] {
  try {
    return message.structs(name);
  } catch {
    return [message.struct(name)];
  }
}

function readPermit2Allowance(message: StructReader): TypedDataMeaning {
  const permissions = readOneOrMore(message, 'details').map((details) => ({
    asset: allowance(details.text('token')),
    spender: message.text('spender'),
    amount: limitAmount(details.number('amount')),
    change: 'set' as const,
    until: details.number('expiration'),
  }));
  return {
    kind: 'permit2Allowance',
    titleId: 'call.title.signedPermit',
    movements: [],
    permissions,
    deadline: message.number('sigDeadline'),
    isOpen: false,
  };
}

function readPermit2Transfer(message: StructReader): TypedDataMeaning {
  const deadline = message.number('deadline');
  const permissions = readOneOrMore(message, 'permitted').map((permitted) => ({
    asset: allowance(permitted.text('token')),
    spender: message.text('spender'),
    amount: limitAmount(permitted.number('amount')),
    change: 'set' as const,
    until: deadline,
  }));
  return {
    kind: 'permit2Transfer',
    titleId: 'call.title.signedTransfer',
    movements: [],
    permissions,
    deadline,
    isOpen: false,
  };
}

function readWitness(message: StructReader): TypedDataMeaning {
  return { ...readPermit2Transfer(message), isOpen: true };
}

/** Returns the asset of a Seaport item: coin, ERC-20, ERC-721, ERC-1155, and the last two by criteria. */
function readItemAsset(item: StructReader): Asset {
  const contract = item.text('token');
  const id = item.number('identifierOrCriteria');
  switch (item.number('itemType')) {
    case 0n:
      return { type: 'coin' };
    case 1n:
      return { type: 'token', contract };
    case 2n:
      return { type: 'nft', contract, id };
    case 3n:
      return { type: 'multiToken', contract, id };
    default:
      return { type: 'collection', contract };
  }
}

function highest(item: StructReader): bigint {
  const [start, end] = [item.number('startAmount'), item.number('endAmount')];
  return start > end ? start : end;
}

function lowest(item: StructReader): bigint {
  const [start, end] = [item.number('startAmount'), item.number('endAmount')];
  return start < end ? start : end;
}

/** Combines all orders of the tree; empty orders are padding. */
function readBulkOrder(
  message: StructReader,
  context: { contract: string; signer: string },
): TypedDataMeaning {
  const orders = message.leaves('tree').map((order) => readSeaportOrder(order, context));
  const ends = orders.map(({ deadline }) => deadline);
  return {
    kind: 'bulkOrder',
    titleId: 'call.title.signedOrders',
    movements: orders.flatMap(({ movements }) => movements),
    permissions: [],
    deadline: ends.reduce((latest, end) => (end > latest ? end : latest), 0n),
    isOpen: orders.some(({ isOpen }) => isOpen),
    bringsNothing: orders.some(({ bringsNothing }) => bringsNothing),
  };
}

function readSeaportOrder(message: StructReader, { signer }: { contract: string; signer: string }) {
  const offerer = message.text('offerer');
  const isOwn = sameAddress(offerer, signer);
  const [offer, consideration] = [message.structs('offer'), message.structs('consideration')];
  const offered = offer.map((item): Movement => {
    const direction = isOwn ? 'out' : 'between';
    const ends = isOwn ? {} : { from: offerer };
    return { direction, asset: readItemAsset(item), amount: highest(item), bound: 'atMost', ...ends };
  });
  const received = consideration.map((item): Movement => {
    const to = item.text('recipient');
    const isForSigner = sameAddress(to, signer);
    const ends = isForSigner ? {} : { to };
    return {
      direction: isForSigner ? 'in' : 'between',
      asset: readItemAsset(item),
      amount: lowest(item),
      bound: 'atLeast',
      ...ends,
    };
  });
  return {
    kind: 'seaportOrder',
    titleId: 'call.title.signedOrder',
    movements: [...offered, ...received],
    permissions: [],
    deadline: message.number('endTime'),
    // Criteria stand for any item of a collection, chosen by the buyer.
    isOpen: [...offer, ...consideration].some((item) => item.number('itemType') > 3n),
    bringsNothing:
      offered.some(({ direction }) => direction === 'out') &&
      !received.some(({ direction, amount }) => direction === 'in' && amount !== 0n),
  } as const satisfies TypedDataMeaning;
}
