import { Wallet } from 'ethers';
import { id } from 'ethers/hash';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WalletError } from '../../errors/WalletError.ts';
import { texts } from '../../texts/texts.ts';
import { encodeType } from './encodeType.ts';
import { hashTypedData } from './hashTypedData.ts';
import { meaningOf } from './meaningOf.ts';
import { parseTypedData } from './parseTypedData.ts';
import type { SignatureWarning } from './SignatureWarning.ts';
import { signatureWarningMessage } from './signatureWarningMessage.ts';
import { signTypedData } from './signTypedData.ts';
import type { TypedData } from './TypedData.ts';
import { typedDataWarnings } from './typedDataWarnings.ts';

const account = new Wallet(`0x${'46'.repeat(32)}`);
const SIGNER = account.address;
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const ZERO = `0x${'00'.repeat(20)}`;
const WORD = `0x${'00'.repeat(32)}`;
const MAX = (2n ** 256n - 1n).toString();
const NOW = 1_800_000_000n;
const SOON = 1_800_001_000;

/** Members as Solidity writes them: 'address owner,uint256 value'. */
function members(written: string) {
  return written.split(',').map((member) => {
    const [type, name] = member.split(' ');
    return { name, type };
  });
}

const DOMAINS = {
  chain: {
    types: 'uint256 chainId,address verifyingContract',
    values: { chainId: 1, verifyingContract: TOKEN },
  },
  contract: { types: 'address verifyingContract', values: { verifyingContract: TOKEN } },
  name: { types: 'string name,uint256 chainId', values: { name: 'A site', chainId: 1 } },
} as const;

interface Domain {
  readonly types: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A domain whose salt is a number. */
function salted(salt: number | bigint): Domain {
  return {
    types: 'address verifyingContract,bytes32 salt',
    values: { verifyingContract: TOKEN, salt: `0x${salt.toString(16).padStart(64, '0')}` },
  };
}

function textOf(structs: Readonly<Record<string, string>>, message: unknown, domain: Domain): string {
  const types = Object.entries({ ...structs, EIP712Domain: domain.types });
  return JSON.stringify({
    types: Object.fromEntries(types.map(([name, written]) => [name, members(written)])),
    primaryType: Object.keys(structs)[0],
    domain: domain.values,
    message,
  });
}

function warningsOf(data: TypedData): readonly SignatureWarning[] {
  return typedDataWarnings(data, { signer: SIGNER, chainId: 1, now: NOW });
}

function warnings(
  structs: Readonly<Record<string, string>>,
  message: unknown,
  domain: Domain = DOMAINS.chain,
): readonly SignatureWarning[] {
  return warningsOf(parseTypedData(textOf(structs, message, domain), 1));
}

const PERMIT = { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' };
const permit = { owner: SIGNER, spender: OTHER, value: '5', nonce: 0, deadline: SOON };
const allows = { contract: TOKEN, spender: OTHER };

describe('warns of', () => {
  test('a permit, and also of one without limit or end', () => {
    expect(warnings(PERMIT, permit)).toEqual([{ type: 'permit', ...allows }]);
    expect(warnings(PERMIT, { ...permit, value: MAX })).toEqual([{ type: 'unlimitedPermit', ...allows }]);
    const far = { ...permit, deadline: Number(NOW) + 32 * 86_400 };
    expect(warnings(PERMIT, far)).toEqual([{ type: 'permit', ...allows }, { type: 'lasting' }]);
  });

  test("DAI's permit, which has no limit and may have no end, and not of a revocation", () => {
    const type = { Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed' };
    const dai = { holder: SIGNER, spender: OTHER, nonce: 0, expiry: 0, allowed: true };
    expect(warnings(type, dai)).toEqual([{ type: 'unlimitedPermit', ...allows }, { type: 'lasting' }]);
    expect(warnings(type, { ...dai, allowed: false })).toEqual([]);
  });

  test('a lasting Permit2 allowance with a short-lived signature', () => {
    const types = {
      PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    };
    const details = { token: TOKEN, amount: '7', expiration: (2n ** 48n - 1n).toString(), nonce: 0 };
    const permit2 = { chainId: 1, verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3' };
    const message = { details, spender: OTHER, sigDeadline: SOON };
    expect(warnings(types, message, { ...DOMAINS.chain, values: permit2 })).toEqual([
      { type: 'permit', ...allows },
      { type: 'lasting' },
    ]);
  });

  test('the permit of one NFT (ERC-4494)', () => {
    const type = { Permit: 'address spender,uint256 tokenId,uint256 nonce,uint256 deadline' };
    const text = textOf(type, { spender: OTHER, tokenId: 4, nonce: 0, deadline: SOON }, DOMAINS.chain);
    const data = parseTypedData(text, 1);
    // As ERC-4494 defines it.
    expect(id(encodeType(data.structs, 'Permit'))).toBe(
      '0x49ecf333e5b8c95c40fdafc95c1ad136e8914a8fb55e9dc8bb01eaa83a2df9ad',
    );
    expect(meaningOf(data, SIGNER)).toMatchObject({
      kind: 'nftPermit',
      permissions: [{ asset: { type: 'nft', contract: TOKEN, id: 4n }, spender: OTHER, amount: 1n }],
    });
    expect(warningsOf(data)).toEqual([{ type: 'permit', ...allows }]);
  });

  test('a transfer made by another account', () => {
    const type = {
      ReceiveWithAuthorization:
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    };
    const message = { from: SIGNER, to: OTHER, value: 1, validAfter: 0, validBefore: SOON, nonce: WORD };
    expect(warnings(type, message)).toEqual([{ type: 'transfer', contract: TOKEN }]);
  });

  test('an unrecognised type', () => {
    expect(warnings({ Login: 'string text' }, { text: 'Hello' })).toEqual([{ type: 'unknownSignature' }]);
  });

  test.each([
    ['safeTxGas,uint256 baseGas', '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'],
    ['safeTxGas,uint256 dataGas', '0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20'],
  ])('a transaction of a Safe, %s', (gas, typeHash) => {
    const type =
      `address to,uint256 value,bytes data,uint8 operation,uint256 ${gas},` +
      'uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
    const message = {
      to: OTHER,
      value: 0,
      data: '0x',
      operation: 0,
      safeTxGas: 0,
      [gas.split(' ')[1] ?? '']: 0,
      gasPrice: 0,
      gasToken: ZERO,
      refundReceiver: ZERO,
      nonce: 0,
    };
    const data = parseTypedData(textOf({ SafeTx: type }, message, DOMAINS.chain), 1);
    // SAFE_TX_TYPEHASH of the Safe's contracts since 1.0, and before.
    expect(id(encodeType(data.structs, 'SafeTx'))).toBe(typeHash);
    expect(warningsOf(data)).toEqual([{ type: 'movesEverything', contract: TOKEN }]);
  });

  test.each([
    ['', {}],
    ['uint48 deadline,', { deadline: SOON }],
  ])('a call made by another account (ERC-2771), with %s', (more, values) => {
    const type = `address from,address to,uint256 value,uint256 gas,uint256 nonce,${more}bytes data`;
    const message = { from: SIGNER, to: OTHER, value: 0, gas: 0, nonce: 0, data: '0x', ...values };
    expect(warnings({ ForwardRequest: type }, message)).toEqual([
      { type: 'movesEverything', contract: TOKEN },
    ]);
  });

  test('a meta transaction with its chain in the salt', () => {
    const type = { MetaTransaction: 'uint256 nonce,address from,bytes functionSignature' };
    const message = { nonce: 0, from: SIGNER, functionSignature: '0x' };
    const moves = { type: 'movesEverything', contract: TOKEN };
    expect(warnings(type, message, salted(1))).toEqual([moves]);
    expect(warnings(type, message, salted(137))).toEqual([moves, { type: 'otherChain', chainId: 137n }]);
    expect(warnings(type, message, salted(2n ** 200n))).toEqual([moves, { type: 'noChain' }]);
    expect(warnings(type, message, salted(0))).toEqual([moves, { type: 'noChain' }]);
  });

  test('a domain without a chain, and one without a contract', () => {
    expect(warnings(PERMIT, permit, DOMAINS.contract)).toEqual([
      { type: 'permit', ...allows },
      { type: 'noChain' },
    ]);
    expect(warnings(PERMIT, permit, DOMAINS.name)).toEqual([
      { type: 'unknownSignature' },
      { type: 'noContract' },
    ]);
  });
});

const ITEM =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const ORDER = {
  OrderComponents:
    'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,' +
    'uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
  ConsiderationItem: `${ITEM},address recipient`,
  OfferItem: ITEM,
};
const item = (itemType: number, amount: number) => ({
  itemType,
  token: TOKEN,
  identifierOrCriteria: 4,
  startAmount: amount,
  endAmount: amount,
});
const order = {
  offerer: SIGNER,
  zone: ZERO,
  offer: [item(2, 1)],
  consideration: [{ ...item(0, 9), recipient: SIGNER }],
  orderType: 0,
  startTime: 0,
  endTime: SOON,
  zoneHash: WORD,
  salt: 0,
  conduitKey: WORD,
  counter: 0,
};

describe('an order', () => {
  test('is warned of', () => {
    expect(warnings(ORDER, order)).toEqual([{ type: 'order' }]);
  });

  test.each<[string, readonly unknown[], readonly SignatureWarning[]]>([
    ['nothing', [], []],
    ['none of it', [{ ...item(0, 0), recipient: SIGNER }], []],
    [
      'something for another account',
      [{ ...item(0, 9), recipient: OTHER }],
      [{ type: 'orderPaysOther', recipient: OTHER }],
    ],
  ])('that pays %s, also', (_, consideration, others) => {
    expect(warnings(ORDER, { ...order, consideration })).toEqual([
      { type: 'order' },
      { type: 'orderBringsNothing' },
      ...others,
    ]);
  });

  test('that also pays another account, by the payer', () => {
    const consideration = [
      { ...item(0, 9), recipient: SIGNER },
      { ...item(0, 1), recipient: OTHER },
    ];
    expect(warnings(ORDER, { ...order, consideration })).toEqual([
      { type: 'order' },
      { type: 'orderPaysOther', recipient: OTHER },
    ]);
  });

  test('with open criteria, and one without end', () => {
    expect(warnings(ORDER, { ...order, offer: [item(4, 1)], endTime: MAX })).toEqual([
      { type: 'order' },
      { type: 'openEnded' },
      { type: 'lasting' },
    ]);
  });

  test('that pays nothing is found among many', () => {
    const empty = { ...order, offerer: ZERO, offer: [], consideration: [], endTime: 0 };
    const types = { BulkOrder: 'OrderComponents[2][2] tree', ...ORDER };
    const free = { ...order, consideration: [] };
    const data = parseTypedData(
      textOf(
        types,
        {
          tree: [
            [order, free],
            [empty, empty],
          ],
        },
        DOMAINS.chain,
      ),
      1,
    );
    // BulkOrder_Typehash_Height_Two of Seaport.
    expect(id(encodeType(data.structs, 'BulkOrder'))).toBe(
      '0xbf8e29b89f29ed9b529c154a63038ffca562f8d7cd1e2545dda53a1b582dde30',
    );
    expect(meaningOf(data, SIGNER)).toMatchObject({ kind: 'bulkOrder', movements: [{}, {}, {}] });
    expect(warningsOf(data)).toEqual([
      { type: 'movesEverything', contract: TOKEN },
      { type: 'order' },
      { type: 'orderBringsNothing' },
    ]);
  });
});

test('each warning has a sentence', () => {
  const all: readonly SignatureWarning[] = [
    { type: 'permit', ...allows },
    { type: 'unlimitedPermit', ...allows },
    { type: 'transfer', contract: TOKEN },
    { type: 'order' },
    { type: 'orderBringsNothing' },
    { type: 'orderPaysOther', recipient: OTHER },
    { type: 'openEnded' },
    { type: 'lasting' },
    { type: 'movesEverything', contract: TOKEN },
    { type: 'unknownSignature' },
    { type: 'noChain' },
    { type: 'otherChain', chainId: 137n },
    { type: 'noContract' },
    { type: 'looksLikeDigest' },
  ];
  for (const warning of all) {
    const { id: textId, values } = signatureWarningMessage(warning);
    const names = [...texts[textId].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(values));
  }
});

describe('refuses to sign', () => {
  beforeEach(() => vi.useFakeTimers({ now: Number(NOW) * 1000, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const text = textOf(PERMIT, { ...permit, value: MAX }, DOMAINS.contract);
  const data = parseTypedData(text, 1);
  const all = warningsOf(data);
  const sign = (accepted: readonly SignatureWarning[]) =>
    signTypedData(account, { text, chainId: 1, shownDigest: hashTypedData(data).digest, accepted });

  test.each(all)('if $type was not accepted', (missing) => {
    expect(() => sign(all.filter((warning) => warning !== missing))).toThrow(
      new WalletError('call.error.notAccepted'),
    );
  });

  test('if the same was accepted for another spender', () => {
    const others = all.map((warning) => ('spender' in warning ? { ...warning, spender: SIGNER } : warning));
    expect(() => sign(others)).toThrow(new WalletError('call.error.notAccepted'));
  });

  test('unless every warning was accepted', () => {
    expect(sign(all)).toMatch(/^0x[0-9a-f]{130}$/);
  });
});
