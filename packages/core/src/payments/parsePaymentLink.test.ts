import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WalletError } from '../errors/WalletError.ts';
import type { TextId } from '../texts/texts.ts';
import { networks } from '../networks/networks.ts';
import { parsePaymentLink } from './parsePaymentLink.ts';

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const lowerCase = recipient.toLowerCase();
const coinsToIt = { recipient, networkId: undefined, amount: undefined };

function expectRefused(text: string, textId: TextId) {
  expect(() => parsePaymentLink(text)).toThrow(new WalletError(textId));
}

describe('the examples of EIP-681', () => {
  test('2.014 ETH, with the address in one case', () => {
    expect(parsePaymentLink(`ethereum:${lowerCase}?value=2.014e18`)).toEqual({
      ...coinsToIt,
      amount: 2_014_000_000_000_000_000n,
    });
  });

  // EIP-681 prints one letter of it as a capital, which EIP-55 rejects as a typo.
  test('2.014 ETH, as printed there, with a checksum that does not match', () => {
    expectRefused(
      'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18',
      'send.error.recipientChecksum',
    );
  });

  test('rejects a Unicorn: a token is not coin, and its contract is not a recipient', () => {
    expectRefused(
      'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
      'payment.error.token',
    );
  });
});

describe('the examples of ERC-67', () => {
  const unicorns = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7';

  test('5 unicorns by byte code', () => {
    const data = `0xa9059cbb${'deadbeef'.padStart(64, '0')}${'5'.padStart(64, '0')}`;
    expectRefused(`ethereum:${unicorns}?gas=100000&data=${data}`, 'payment.error.function');
    // As its first version printed it, with a question mark before every parameter.
    expectRefused(`ethereum:${unicorns}?gas=100000?data=${data}`, 'payment.error.unsupported');
  });

  test('5 unicorns by a function', () => {
    expectRefused(
      `ethereum:${unicorns}?gas=100000&function=transfer(address 0xdeadbeef, uint 5)`,
      'payment.error.function',
    );
  });

  test('its pattern without byte code is a payment', () => {
    expect(parsePaymentLink(`ethereum:${recipient}?value=1000&gas=21000`)).toEqual({
      ...coinsToIt,
      amount: 1000n,
    });
    expectRefused(`ethereum:${recipient}?value=1000?gas=21000`, 'payment.error.amount');
  });
});

describe('rejects links that may mean something else than coin', () => {
  // Regression: a request for 3.27 USDT was read as one for 3,270,000 wei.
  test.each([
    'req-asset=0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'req-somethingnew=1',
    'token=USDT',
    'token=0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'tokenAddress=0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'contractAddress=0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'contract=0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'erc20=USDT',
    'asset=USDT',
    'symbol=USDT',
    'decimal=6',
    'decimals=6',
    'unit=gwei',
    'mode=erc20__transfer',
    `to=${recipient}`,
    `from=${recipient}`,
    'amount=3.27',
    'chainId=137',
    'chain_id=137',
    'nonce=1',
    'r=https%3A%2F%2Fexample.com',
    'Value=1',
    'VALUE=1',
    'v%61lue=1',
    ' value=1',
    'value%20=1',
    'DATA=0x00',
    'd%61ta=0x00',
    'Label=Coffee',
    'anything',
    'gas=0x5208',
    'gas=',
    'gas=21000&gas=21000',
    'label=a&label=b',
    'label=a?data=0x00',
    'label=a=b',
    'message=x#y',
    '',
  ])('rejects %s as unsupported', (parameter) => {
    expectRefused(`ethereum:${recipient}?value=3270000&${parameter}`, 'payment.error.unsupported');
    expectRefused(`ethereum:${recipient}?${parameter}&value=3270000`, 'payment.error.unsupported');
  });

  test.each([
    'data=0xa9059cbb',
    'bytecode=0x00',
    'code=0x00',
    'function=transfer',
    'function[]=1',
    'tuple=(1,2)',
    'tuple[]=1',
    '()[]=1',
    '(address,uint256)=1',
    '(address,uint256)[2]=1',
    'uint256=1',
    'uint=1',
    'int8=1',
    'fixed128x18=1',
    'ufixed=1',
    `address=${recipient}`,
    'address[]=1',
    'bool=true',
    'bytes=0x00',
    'bytes32=0x00',
    'string=a',
    'string[3][]=a',
  ])('rejects %s as a contract call', (parameter) => {
    expectRefused(`ethereum:${recipient}?value=3270000&${parameter}`, 'payment.error.function');
    expectRefused(`ethereum:${recipient}?${parameter}&value=3270000`, 'payment.error.function');
  });

  test('reads only parameters that change nothing as a payment in coin', () => {
    const name = fc.string({ unit: 'binary-ascii', minLength: 1 }).filter((text) => !/[&=]/.test(text));
    const known = ['value', 'gas', 'gasLimit', 'gasPrice', 'label', 'message'];
    fc.assert(
      fc.property(name, (key) => {
        fc.pre(!known.includes(key.trim()));
        expect(() => parsePaymentLink(`ethereum:${recipient}?${key}=1&value=3270000`)).toThrow(WalletError);
      }),
    );
  });
});

describe('reads', () => {
  test.each([
    ['a plain address', recipient],
    ['a plain address in one case', lowerCase],
    ['white space around', ` ${recipient}\n`],
    ['only an address', `ethereum:${recipient}`],
    ['the prefix for payments', `ethereum:pay-${recipient}`],
    ['a scheme in capitals', `ETHEREUM:${recipient}`],
    [
      'suggestions for gas, which the wallet makes itself',
      `ethereum:${recipient}?gas=21000&gasLimit=1&gasPrice=1e9`,
    ],
    ['a label', `ethereum:${recipient}?label=Coffee`],
    ['a message', `ethereum:${recipient}?message=Thank%20you%3F`],
  ])('%s', (_, text) => {
    expect(parsePaymentLink(text)).toEqual(coinsToIt);
  });

  test.each(networks)('the chain id of $name', ({ id, chainId }) => {
    expect(parsePaymentLink(`ethereum:${recipient}@${chainId}`)).toEqual({ ...coinsToIt, networkId: id });
  });

  test('everything at once', () => {
    expect(parsePaymentLink(`ethereum:pay-${recipient}@137?gas=21000&value=+1.5e18`)).toEqual({
      recipient,
      networkId: 'polygon',
      amount: 1_500_000_000_000_000_000n,
    });
  });

  test('an amount of 0 as an amount', () => {
    expect(parsePaymentLink(`ethereum:${recipient}?value=0`).amount).toBe(0n);
  });
});

describe('rejects', () => {
  test.each<[string, string, TextId]>([
    ['nothing', '', 'payment.error.malformed'],
    ['a web address', 'https://example.com/pay', 'payment.error.malformed'],
    ['another coin', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'payment.error.malformed'],
    ['a private key', `0x${'46'.repeat(32)}`, 'payment.error.malformed'],
    ['a recovery phrase', 'legal winner thank year wave sausage worth useful', 'payment.error.malformed'],
    ['an address that is too short', `ethereum:${recipient.slice(0, -1)}`, 'payment.error.malformed'],
    ['another prefix', `ethereum:swap-${recipient}`, 'payment.error.malformed'],
    ['no address', 'ethereum:?value=1', 'payment.error.malformed'],
    ['an address without 0x', `ethereum:${recipient.slice(2)}`, 'payment.error.malformed'],
    ['an address with 0X', `ethereum:${recipient.replace('0x', '0X')}`, 'payment.error.malformed'],
    ['an ICAP address', 'ethereum:XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', 'payment.error.malformed'],
    ['an address with more behind it', `ethereum:${recipient}#pay`, 'payment.error.malformed'],
    ['an encoded address', `ethereum:%30x${recipient.slice(2)}`, 'payment.error.malformed'],
    ['the prefix twice', `ethereum:pay-pay-${recipient}`, 'payment.error.malformed'],
    ['two networks', `ethereum:${recipient}@1@137`, 'payment.error.malformed'],
    ['a chain id in hex', `ethereum:${recipient}@0x89`, 'payment.error.malformed'],
    ['a function without its slash', `ethereum:${recipient}transfer?uint256=1`, 'payment.error.malformed'],
    ['nothing after the question mark', `ethereum:${recipient}?`, 'payment.error.unsupported'],
    ['slashes before the address', `ethereum://${recipient}`, 'payment.error.malformed'],
    ['a chain id that is not a number', `ethereum:${recipient}@mainnet`, 'payment.error.malformed'],
    ['no chain id behind the sign for it', `ethereum:${recipient}@?value=1`, 'payment.error.malformed'],
    ['a text without end', `ethereum:${recipient}?label=${'a'.repeat(10_000)}`, 'payment.error.malformed'],
    ['a typo', `ethereum:${recipient.replace('fB', 'fb')}`, 'send.error.recipientChecksum'],
    ['the zero address', `ethereum:0x${'0'.repeat(40)}`, 'send.error.recipientZero'],
    ['a name', 'ethereum:vitalik.eth?value=1', 'payment.error.name'],
    ['a name with the prefix', 'ethereum:pay-shop.example.eth@1', 'payment.error.name'],
    ['a plain name', 'vitalik.eth', 'payment.error.name'],
    ['an unknown network', `ethereum:${recipient}@250`, 'payment.error.network'],
    ['a chain id that only looks like one of ours', `ethereum:${recipient}@01`, 'payment.error.network'],
    ['a token', `ethereum:${recipient}@137/transfer?address=${recipient}&uint256=1`, 'payment.error.token'],
    ['any other function', `ethereum:${recipient}/approve?uint256=1`, 'payment.error.function'],
    ['a function in another case', `ethereum:${recipient}/Transfer?uint256=1`, 'payment.error.function'],
    ['one slash too many', `ethereum:${recipient}//transfer?uint256=1`, 'payment.error.function'],
    ['an empty function', `ethereum:${recipient}/?value=1`, 'payment.error.function'],
    [
      'arguments without a function',
      `ethereum:${recipient}?address=${recipient}&uint256=1`,
      'payment.error.function',
    ],
    ['two amounts', `ethereum:${recipient}?value=1&value=2`, 'payment.error.amount'],
    ['no amount', `ethereum:${recipient}?value=`, 'payment.error.amount'],
    ['a negative amount', `ethereum:${recipient}?value=-1e18`, 'payment.error.amount'],
    ['a part of a wei', `ethereum:${recipient}?value=1.5`, 'payment.error.amount'],
    ['a hex amount', `ethereum:${recipient}?value=0x10`, 'payment.error.amount'],
    ['more than there is', `ethereum:${recipient}?value=1e78`, 'send.error.amountTooLarge'],
  ])('%s', (_, text, textId) => {
    expectRefused(text, textId);
  });
});

test('returns a request or a WalletError for any text, and never repeats the text', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string().map((rest) => `ethereum:${rest}`),
    fc.string().map((rest) => `ethereum:${recipient}${rest}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      try {
        expect(parsePaymentLink(text).recipient).toMatch(/^0x[0-9a-fA-F]{40}$/);
      } catch (error) {
        expect(error).toBeInstanceOf(WalletError);
        if (text.length > 12) expect((error as WalletError).message).not.toContain(text);
      }
    }),
  );
});
