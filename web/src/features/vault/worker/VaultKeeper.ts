import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { deriveAddresses } from '@everything-wallet/core/accounts/deriveAddresses';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { sha256Hex } from '@everything-wallet/core/digests/sha256Hex';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { signTransfer, type Transfer } from '@everything-wallet/core/transactions/signTransfer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { createVault } from '@everything-wallet/core/vault/createVault';
import { createVaultWithPasskey } from '@everything-wallet/core/vault/createVaultWithPasskey';
import { entropyOf } from '@everything-wallet/core/vault/entropyOf';
import { isStretchedLess } from '@everything-wallet/core/vault/isStretchedLess';
import { phraseOf } from '@everything-wallet/core/vault/phraseOf';
import { readVault } from '@everything-wallet/core/vault/readVault';
import { unlockVault } from '@everything-wallet/core/vault/unlockVault';
import { unlockVaultWithPasskey } from '@everything-wallet/core/vault/unlockVaultWithPasskey';
import type { OpenVault } from '@everything-wallet/core/vault/Vault';
import { withPasskey } from '@everything-wallet/core/vault/withPasskey';
import { withPassword } from '@everything-wallet/core/vault/withPassword';
import { withoutPasskey } from '@everything-wallet/core/vault/withoutPasskey';
import { writeVault } from '@everything-wallet/core/vault/writeVault';
import { knownToken, requireTokenList } from '../../../lib/tokens/tokenList.ts';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import { checkSigned } from './checkSigned.ts';
import { checkSignedCall } from './checkSignedCall.ts';
import type { VaultOutput } from './vaultAnswers.ts';
import type { VaultCall, VaultInput } from './vaultQuestions.ts';

type Handlers = { [Call in VaultCall]: (input: VaultInput<Call>) => Promise<VaultOutput<Call>> };

/** Holds the unlocked vault and handles the page's questions; lives in the worker, and ends with it. */
export class VaultKeeper implements Handlers {
  #open: OpenVault | undefined;
  readonly #N: number | undefined;

  /**
   * Creates a keeper.
   *
   * @param N scrypt cost of new passwords; differs from today's only in tests
   */
  constructor(N?: number) {
    this.#N = N;
  }

  readonly create = async ({ userId, phrase, password, account }: VaultInput<'create'>) => {
    const entropy = entropyOf(phrase);
    if (account) await requireAccount(phrase, account);
    this.#open = await createVault(entropy, userId, password, this.#N);
    return { text: await writeVault(this.#open.vault) };
  };

  readonly createWithPasskey = async ({ userId, phrase, passkey }: VaultInput<'createWithPasskey'>) => {
    try {
      this.#open = await createVaultWithPasskey(entropyOf(phrase), userId, passkey);
    } finally {
      passkey.prfOutput.fill(0);
    }
    return { text: await writeVault(this.#open.vault) };
  };

  readonly unlock = async ({ userId, text, password, account }: VaultInput<'unlock'>) => {
    const open = await unlockVault(await readVault(text, userId), password);
    if (account) await requireAccount(phraseOf(open.entropy), account);
    this.#open = open;
    if (this.#N !== undefined || !isStretchedLess(open.vault)) return {};
    try {
      const raised = await withPassword(open, password);
      const raisedText = await writeVault(raised.vault);
      this.#open = raised;
      return { text: raisedText };
    } catch {
      // Today's cost needs memory that this device may lack: the password was right anyway.
      return {};
    }
  };

  readonly unlockWithPasskey = async ({ userId, text, prfOutput }: VaultInput<'unlockWithPasskey'>) => {
    try {
      this.#open = await unlockVaultWithPasskey(await readVault(text, userId), prfOutput);
    } finally {
      prfOutput.fill(0);
    }
    return {};
  };

  readonly address = async ({ index }: VaultInput<'address'>) => {
    const { address } = await deriveAccount(this.#phrase(), index);
    return { address };
  };

  readonly addresses = async ({ indices }: VaultInput<'addresses'>) => ({
    addresses: await deriveAddresses(this.#phrase(), indices),
  });

  readonly sign = async ({ index, transfer: { networkId, ...fields } }: VaultInput<'sign'>) => {
    const network = networks.find(({ id }) => id === networkId);
    if (!network) throw new WalletError('send.error.failed');
    const transfer: Transfer = { ...fields, fees: withoutUndefined(fields.fees), network };
    const signed = await signTransfer(await deriveAccount(this.#phrase(), index), transfer);
    checkSigned(signed, transfer);
    return signed;
  };

  readonly signCall = async ({ index, call: { fees, ...fields } }: VaultInput<'signCall'>) => {
    // Decoding calls takes as much code as everything else: loaded when a call is signed.
    const { signCall } = await import('@everything-wallet/core/transactions/signCall');
    const call = { ...fields, fees: withoutUndefined(fees) };
    await requireTokenList();
    const signed = await signCall(await deriveAccount(this.#phrase(), index), call, knownToken);
    checkSignedCall(signed, call);
    return signed;
  };

  readonly signTypedData = async ({ index, data }: VaultInput<'signTypedData'>) => {
    const { signTypedData } = await import('@everything-wallet/core/calls/typedData/signTypedData');
    await requireTokenList();
    const account = await deriveAccount(this.#phrase(), index);
    return { signature: signTypedData(account, data, knownToken) };
  };

  readonly signPersonalMessage = async ({ index, toSign }: VaultInput<'signPersonalMessage'>) => {
    const { signPersonalMessage } =
      await import('@everything-wallet/core/calls/typedData/signPersonalMessage');
    const account = await deriveAccount(this.#phrase(), index);
    return { signature: signPersonalMessage(account, toSign) };
  };

  readonly changePassword = async ({ password, next }: VaultInput<'changePassword'>) => {
    await unlockVault(this.#required().vault, password);
    this.#open = await withPassword(this.#required(), next, this.#N);
    return { text: await writeVault(this.#open.vault) };
  };

  readonly changePasswordByPasskey = async ({ prfOutput, next }: VaultInput<'changePasswordByPasskey'>) => {
    try {
      await unlockVaultWithPasskey(this.#required().vault, prfOutput);
    } finally {
      prfOutput.fill(0);
    }
    this.#open = await withPassword(this.#required(), next, this.#N);
    return { text: await writeVault(this.#open.vault) };
  };

  readonly checkPassword = async ({ password }: VaultInput<'checkPassword'>) => {
    await unlockVault(this.#required().vault, password);
    return {};
  };

  readonly addPasskey = async ({ credential, salt, prfOutput }: VaultInput<'addPasskey'>) => {
    try {
      this.#open = await withPasskey(this.#required(), { credential, salt, prfOutput });
    } finally {
      prfOutput.fill(0);
    }
    return { text: await writeVault(this.#open.vault) };
  };

  readonly removePasskey = async ({ password }: VaultInput<'removePasskey'>) => {
    await unlockVault(this.#required().vault, password);
    this.#open = await withoutPasskey(this.#required());
    return { text: await writeVault(this.#open.vault) };
  };

  readonly backup = async () => {
    const { vault } = await withoutPasskey(this.#required());
    return { text: await writeVault(vault) };
  };

  readonly showPhrase = async ({ password }: VaultInput<'showPhrase'>) => {
    const { entropy } = await unlockVault(this.#required().vault, password);
    return { phrase: phraseOf(entropy) };
  };

  readonly checkPhrase = async ({ phrase, account }: VaultInput<'checkPhrase'>) => {
    await requireAccount(phrase, account);
    return {};
  };

  readonly markWords = async ({ text, phrase }: VaultInput<'markWords'>) => {
    const words = phrase === undefined ? this.#phrase() : phraseOf(entropyOf(phrase));
    return { mark: await sha256Hex(`${text}\n${words}`) };
  };

  #required(): OpenVault {
    if (!this.#open) throw new WalletError('vault.error.locked');
    return this.#open;
  }

  #phrase(): string {
    return phraseOf(this.#required().entropy);
  }
}

/** Drops undefined fields from fees. */
function withoutUndefined({
  maxPriorityFeePerGas,
  l1Fee,
  ...fees
}: VaultInput<'signCall'>['call']['fees']): TransferFees {
  return {
    ...fees,
    ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas }),
    ...(l1Fee !== undefined && { l1Fee }),
  };
}

/**
 * Checks that a phrase has the key of an account.
 *
 * @throws WalletError 'send.error.phraseMismatch' when it does not
 */
async function requireAccount(phrase: string, { address, index }: SigningAccount): Promise<void> {
  const derived = await deriveAccount(phrase, index);
  if (!sameAddress(derived.address, address)) throw new WalletError('send.error.phraseMismatch');
}
