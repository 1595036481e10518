import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WalletError } from '../errors/WalletError.ts';
import type { MessageId } from '../messages/messages.ts';
import { networks } from '../networks/networks.ts';
import { parsePaymentLink } from './parsePaymentLink.ts';

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const lowerCase = recipient.toLowerCase();
const coinsToIt = { recipient, networkId: undefined, amount: undefined };

function expectRefused(text: string, messageId: MessageId) {
  expect(() => parsePaymentLink(text)).toThrow(new WalletError(messageId));
}

describe('the examples of EIP-681', () => {
  test('2.014 ETH, with the address in one case', () => {
    expect(parsePaymentLink(`ethereum:${lowerCase}?value=2.014e18`)).toEqual({
      ...coinsToIt,
      amount: 2_014_000_000_000_000_000n,
    });
  });

  // The document prints one letter of it as a capital, which EIP-55 takes for a typo, and so do we.
  test('2.014 ETH, as printed there, with a checksum that does not match', () => {
    expectRefused(
      'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18',
      'send.error.recipientChecksum',
    );
  });

  test('a Unicorn: a token is not coins, and its contract is nobody to pay', () => {
    expectRefused(
      'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
      'payment.error.token',
    );
  });
});

describe('reads', () => {
  test.each([
    ['a plain address', recipient],
    ['a plain address in one case', lowerCase],
    ['white space around', ` ${recipient}\n`],
    ['a link of nothing else', `ethereum:${recipient}`],
    ['the prefix for payments', `ethereum:pay-${recipient}`],
    ['a scheme in capitals', `ETHEREUM:${recipient}`],
    [
      'suggestions for gas, which the wallet makes itself',
      `ethereum:${recipient}?gas=21000&gasLimit=1&gasPrice=1e9`,
    ],
    ['a label', `ethereum:${recipient}?label=Coffee`],
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

describe('refuses', () => {
  test.each<[string, string, MessageId]>([
    ['nothing', '', 'payment.error.malformed'],
    ['a web address', 'https://example.com/pay', 'payment.error.malformed'],
    ['another coin', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'payment.error.malformed'],
    ['a private key', `0x${'46'.repeat(32)}`, 'payment.error.malformed'],
    ['a recovery phrase', 'legal winner thank year wave sausage worth useful', 'payment.error.malformed'],
    ['an address that is too short', `ethereum:${recipient.slice(0, -1)}`, 'payment.error.malformed'],
    ['another prefix', `ethereum:swap-${recipient}`, 'payment.error.malformed'],
    ['no address', 'ethereum:?value=1', 'payment.error.malformed'],
    ['slashes before the address', `ethereum://${recipient}`, 'payment.error.malformed'],
    ['a chain id that is no number', `ethereum:${recipient}@mainnet`, 'payment.error.malformed'],
    ['no chain id behind the sign for it', `ethereum:${recipient}@?value=1`, 'payment.error.malformed'],
    ['a text without end', `ethereum:${recipient}?label=${'a'.repeat(10_000)}`, 'payment.error.malformed'],
    ['a typo', `ethereum:${recipient.replace('fB', 'fb')}`, 'send.error.recipientChecksum'],
    ['the zero address', `ethereum:0x${'0'.repeat(40)}`, 'send.error.recipientZero'],
    ['a name', 'ethereum:vitalik.eth?value=1', 'payment.error.name'],
    ['a name with the prefix', 'ethereum:pay-shop.example.eth@1', 'payment.error.name'],
    ['a plain name', 'vitalik.eth', 'payment.error.name'],
    ['an unknown network', `ethereum:${recipient}@56`, 'payment.error.network'],
    ['a chain id that only looks like one of ours', `ethereum:${recipient}@01`, 'payment.error.network'],
    ['a token', `ethereum:${recipient}@137/transfer?address=${recipient}&uint256=1`, 'payment.error.token'],
    ['any other function', `ethereum:${recipient}/approve?uint256=1`, 'payment.error.function'],
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
  ])('%s', (_, text, messageId) => {
    expectRefused(text, messageId);
  });
});

test('answers anything at all with a request or a WalletError, and never repeats what was read', () => {
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
