import { texts } from '@everything-wallet/core/texts/texts';
import { describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeNames, type FakeNames } from '../../testing/fakeNames.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { lookUpRecipient } from './lookUpRecipient.ts';

const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const BERT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const chainWith = (names: FakeNames, changes: Partial<Chain> = {}) =>
  fakeChain({ callUnanimous: fakeNames(names), ...changes });
const byName = (chain: Chain, name: string) => lookUpRecipient(chain, { network: 'mainnet', name });
const byAddress = (chain: Chain, address: string) => lookUpRecipient(chain, { network: 'mainnet', address });

describe('a name', () => {
  it('leads to the address that its resolver has', async () => {
    const chain = chainWith({ addresses: { 'anna.eth': ANNA } });
    expect(await byName(chain, 'anna.eth')).toEqual({ address: ANNA, isContract: false });
  });

  it('is normalised first', async () => {
    const chain = chainWith({ addresses: { 'anna.eth': ANNA } });
    expect(await byName(chain, ' ANNA.eth')).toMatchObject({ address: ANNA });
  });

  it('that letters of another alphabet imitate is not looked up', async () => {
    const callUnanimous = vi.fn<Chain['callUnanimous']>();
    await expect(byName(fakeChain({ callUnanimous }), '\u0430nna.eth')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: texts['send.error.nameConfusable'],
    });
    await expect(byName(fakeChain({ callUnanimous }), 'an_na.eth')).rejects.toMatchObject({
      message: texts['send.error.nameInvalid'],
    });
    expect(callUnanimous).not.toHaveBeenCalled();
  });

  it.each<[string, Chain]>([
    ['that is not registered', chainWith({})],
    ['whose resolver has no address', chainWith({ addresses: { 'anna.eth': `0x${'0'.repeat(40)}` } })],
    ['whose resolver fails, as one that points to a server does', fakeChain({ callUnanimous: failing() })],
    ['where there is no registry', fakeChain()],
    ['whose resolver answers with a word that is no address', fakeChain({ callUnanimous: always('ff') })],
    ['whose resolver answers with more than an address', fakeChain({ callUnanimous: always('00', 2) })],
  ])('%s resolves to nothing, and the sentence states it', async (_what, chain) => {
    await expect(byName(chain, 'anna.eth')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: texts['server.nameUnknown'],
    });
  });

  it('on a network without a registry is refused in a sentence', async () => {
    const question = { network: 'polygon-mainnet', name: 'anna.eth' } as const;
    await expect(lookUpRecipient(fakeChain(), question)).rejects.toMatchObject({
      message: texts['server.noNames'],
    });
  });

  it('that nodes do not agree on is not known', async () => {
    const lying = fakeChain({ callUnanimous: () => Promise.reject(new NodesDisagreeError()) });
    await expect(byName(lying, 'anna.eth')).rejects.toMatchObject({
      code: 'unavailable',
      message: texts['server.nameUnsure'],
    });
    const down = fakeChain({ callUnanimous: () => Promise.reject(new ChainUnavailableError()) });
    await expect(byName(down, 'anna.eth')).rejects.toThrow(ChainUnavailableError);
  });

  it('leads to it although nothing else about the address is known', async () => {
    const hasCode = () => Promise.reject(new ChainUnavailableError());
    expect(await byName(chainWith({ addresses: { 'anna.eth': ANNA } }, { hasCode }), 'anna.eth')).toEqual({
      address: ANNA,
    });
  });
});

describe('the name that the owner of an address gave it', () => {
  it('is returned if it resolves back', async () => {
    const chain = chainWith({ addresses: { 'anna.eth': ANNA }, names: { [ANNA]: 'anna.eth' } });
    expect(await byAddress(chain, ANNA.toLowerCase())).toEqual({
      address: ANNA,
      isContract: false,
      primaryName: 'anna.eth',
    });
  });

  it.each<[string, FakeNames]>([
    ['leads to another address', { addresses: { 'anna.eth': ANNA }, names: { [BERT]: 'anna.eth' } }],
    ['leads nowhere', { names: { [BERT]: 'anna.eth' } }],
    ['is not normalised', { addresses: { 'anna.eth': BERT }, names: { [BERT]: 'Anna.eth' } }],
    ['is invalid', { addresses: { 'anna.eth': BERT }, names: { [BERT]: 'a_nna.eth' } }],
    ['is empty', { names: { [BERT]: '' } }],
    ['is far too long', { names: { [BERT]: `${'a'.repeat(2_000)}.eth` } }],
  ])('is not returned if it %s', async (_what, names) => {
    expect(await byAddress(chainWith(names), BERT)).toEqual({ address: BERT, isContract: false });
  });

  it('is not awaited if the network is slow', async () => {
    vi.useFakeTimers();
    const callUnanimous = () => new Promise<never>(() => undefined);
    const answer = byAddress(
      fakeChain({ callUnanimous, hasCode: () => Promise.resolve({ value: true, isAgreed: true }) }),
      BERT,
    );
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toEqual({ address: BERT, isContract: true });
    vi.useRealTimers();
  });
});

function failing(): Chain['callUnanimous'] {
  const resolver = `0x${'0'.repeat(24)}${'ab'.repeat(20)}`;
  return ({ data }) => Promise.resolve(data.startsWith('0x0178b8bf') ? resolver : undefined);
}

function always(byte: string, words = 1): Chain['callUnanimous'] {
  return () => Promise.resolve(`0x${byte.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(32 * (words - 1))}`);
}
