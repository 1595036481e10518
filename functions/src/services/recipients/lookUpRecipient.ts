import type { RecipientAnswer, RecipientQuestion } from '@everything-wallet/core/schemas/recipientQuestion';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { getAddress } from 'ethers/address';
import { ServiceError } from '../../errors/ServiceError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { Chain } from '../chain/Chain.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { addressOfName, writtenNameOf } from './nameRegistry.ts';

/**
 * Milliseconds to wait for facts that only help the user to judge; the address does not wait longer for them.
 */
const TIMEOUT_MS = 4_000;

/**
 * Looks up the recipient of a transfer on the chain: the address of a name, whether there is a contract, and
 * the owner's name for the address.
 *
 * @param registry the network's, where names are looked up (ERC-137)
 * @throws ServiceError 'failed-precondition' with a sentence if a name resolves to nothing, or is invalid
 * @throws ChainUnavailableError if the network does not answer
 */
export async function lookUpRecipient(
  chain: Chain,
  question: RecipientQuestion,
  registry: string | undefined = networkByRpcName(question.network).nameRegistry,
): Promise<RecipientAnswer> {
  const address =
    'name' in question ? await resolve(chain, registry, question.name) : getAddress(question.address);
  const [isContract, primaryName] = await Promise.all([
    soon(chain.hasCode(address).then(({ value }) => value)),
    registry === undefined ? undefined : soon(primaryNameOf(chain, registry, address)),
  ]);
  return {
    address,
    ...(isContract !== undefined && { isContract }),
    ...(primaryName !== undefined && { primaryName }),
  };
}

async function resolve(chain: Chain, registry: string | undefined, text: string): Promise<string> {
  if (registry === undefined) throw new ServiceError('failed-precondition', 'server.noNames');
  const name = await normalise(text);
  let address: string | undefined;
  try {
    address = await addressOfName(chain, registry, name);
  } catch (error) {
    if (!(error instanceof NodesDisagreeError)) throw error;
    const options = { cause: error, reason: 'networkUnavailable' } as const;
    throw new ServiceError('unavailable', 'server.nameUnsure', options);
  }
  if (address === undefined) throw new ServiceError('failed-precondition', 'server.nameUnknown');
  return address;
}

async function normalise(text: string): Promise<string> {
  // The tables of Unicode are not for a cold start.
  const { readName } = await import('@everything-wallet/core/recipients/readName');
  try {
    return readName(text).name;
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const isConfusable = error.textId === 'send.error.nameConfusable';
    const textId = isConfusable ? error.textId : 'send.error.nameInvalid';
    throw new ServiceError('failed-precondition', textId, { cause: error });
  }
}

/** Primary name of an address, if the name resolves to the address and is in normalized form. */
async function primaryNameOf(chain: Chain, registry: string, address: string): Promise<string | undefined> {
  const written = await writtenNameOf(chain, registry, address);
  if (written === undefined) return undefined;
  const name = await normalise(written).catch(() => undefined);
  if (name !== written) return undefined;
  return (await addressOfName(chain, registry, name)) === address ? name : undefined;
}

/** Returns an optional answer: undefined after a timeout or a failure. */
async function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return withDeadline(answer, TIMEOUT_MS).catch(() => undefined);
}
