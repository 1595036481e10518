import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { texts } from '@everything-wallet/core/texts/texts';
import { networks } from '@everything-wallet/core/networks/networks';
import { readName } from '@everything-wallet/core/recipients/readName';
import { publishedNames } from '@everything-wallet/core/recipients/testing/publishedNames';
import { Wallet } from 'ethers';
import { RpcClient } from '../../functions/src/services/chain/RpcClient.ts';
import { lookUpRecipient } from '../../functions/src/services/recipients/lookUpRecipient.ts';
import type { Tally } from '../production/Tally.ts';
import type { NameChain } from './NameChain.ts';

const [network] = networks;

/** Resolves names on two local chains with the registry's own contracts, as the functions do. */
export async function checkNames(tally: Tally, [one, other]: readonly [NameChain, NameChain]): Promise<void> {
  const both = new RpcClient(network.chainId, [one.url, other.url]);
  const ask = (name: string) =>
    lookUpRecipient(both, { network: network.rpcName, name }).then(
      ({ address, primaryName }) => ({ address, primaryName }),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const same = (what: string, answer: unknown, expected: string | undefined) =>
    tally.expect(answer === expected, `${what}: ${String(answer)}`);
  const pointBoth = async (name: string, address: string) => {
    await one.point(name, address);
    await other.point(name, address);
  };

  for (const [typed, name] of publishedNames) {
    const { address } = Wallet.createRandom();
    if (name !== undefined) await pointBoth(name, address);
    const answer = await ask(typed);
    const expected = name === undefined ? refusalOf(typed) : address;
    same(`the published name ${JSON.stringify(typed)}`, textOf(answer), expected);
  }

  const { address } = Wallet.createRandom();
  await pointBoth('pay.anna.eth', address);
  same('a name below a name', textOf(await ask('pay.anna.eth')), address);
  same('a name without a resolver', await ask('anna.eth'), texts['server.nameUnknown']);
  same('an unregistered name', await ask('nobody.eth'), texts['server.nameUnknown']);

  await pointBoth('broken.eth', address);
  await one.breakResolver('broken.eth');
  await other.breakResolver('broken.eth');
  same('a resolver that fails', await ask('broken.eth'), texts['server.nameUnknown']);

  await pointBoth('moved.eth', address);
  const elsewhere = Wallet.createRandom().address;
  await other.point('moved.eth', elsewhere);
  same('nodes that disagree', await ask('moved.eth'), texts['server.nameUnsure']);
  await one.point('moved.eth', elsewhere);
  same('a name that has moved', textOf(await ask('moved.eth')), elsewhere);

  // For reverse resolution one chain is enough: the registrar stores the name under the caller's address.
  const alone = new RpcClient(network.chainId, [one.url]);
  const called = async (account: string) =>
    (await lookUpRecipient(alone, { network: network.rpcName, address: account })).primaryName;
  const truthful = await one.accountCalled('true.eth');
  await one.point('true.eth', truthful);
  same('a name that leads back', await called(truthful), 'true.eth');
  same('a name of another address', await called(await one.accountCalled('true.eth')), undefined);
  const shouting = await one.accountCalled('True.eth');
  await one.point('true.eth', shouting);
  same('a name that is not normalised', await called(shouting), undefined);
}

function textOf(answer: string | { readonly address: string }): string {
  return typeof answer === 'string' ? answer : answer.address;
}

/** The sentence that refuses a name that does not normalise. */
function refusalOf(typed: string): string {
  try {
    return readName(typed).name;
  } catch (error) {
    return error instanceof WalletError ? texts[error.textId] : String(error);
  }
}
