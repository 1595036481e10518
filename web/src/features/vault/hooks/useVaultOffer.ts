import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/makePasskeyLock';
import { useSnackbar } from 'notistack';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { VaultContext, type DeviceVault } from '../../../lib/vault/VaultContext.ts';
import type { TextId } from '../../../texts/texts.ts';
import { vaultFailure } from '../vaultFailure.ts';
import type { PasskeyFailure, VaultChoice } from '../VaultChoice.ts';

/**
 * Stores a phrase on this device if the user wants that. It creates a passkey before the setup begins, when the user presses
 * its button: browsers need a gesture, and cancelling must change nothing.
 *
 * @param name account name that the device shows for the passkey
 */
export function useVaultOffer(name: string) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { vault } = use(VaultContext);
  const [wish, setWish] = useState<VaultChoice>({ isWanted: false, way: 'password', password: undefined });
  const [failure, setFailure] = useState<PasskeyFailure>();
  const passkey = useRef<PasskeyAnswer>(undefined);
  const wantsPasskey = wish.isWanted && wish.way === 'passkey';

  /** Returns false where a passkey is wanted and was not created: the setup must not begin. */
  async function prepare(): Promise<boolean> {
    if (!wantsPasskey) drop();
    if (!vault || !wantsPasskey || passkey.current) return true;
    try {
      passkey.current = await vault.newPasskey(name);
      setFailure(undefined);
      return true;
    } catch (error) {
      logProblem('No passkey was created for the phrase', error);
      setFailure({ problem: vaultFailure(error) });
      return false;
    }
  }

  /** Stores the phrase; returns the reason why it could not be stored. */
  async function store(phrase: string): Promise<TextId | undefined> {
    if (!wish.isWanted || (!wantsPasskey && wish.password === undefined)) return undefined;
    try {
      if (!vault) throw new WalletError('vault.error.failed');
      await (wantsPasskey ? storeWithPasskey(vault, phrase) : vault.create(phrase, wish.password ?? ''));
      enqueueSnackbar(t('device.created'), { variant: 'success' });
      return undefined;
    } catch (error) {
      const textId = vaultFailure(error);
      // Locked during the setup, it is stored anyway.
      if (textId === 'vault.error.locked' && (await vault?.refresh())?.status === 'locked') {
        const text = wantsPasskey ? 'device.lockedByPasskey' : 'device.createdLocked';
        enqueueSnackbar(t(text), { variant: 'success' });
        return undefined;
      }
      logProblem('The phrase could not be kept on this device', error);
      return textId;
    }
  }

  async function storeWithPasskey(device: DeviceVault, phrase: string) {
    const answer = passkey.current;
    if (!answer) throw new WalletError('vault.error.passkeyNotMade');
    passkey.current = undefined;
    await device.createWithPasskey(phrase, answer);
  }

  /** Drops a passkey that is not needed. */
  function drop() {
    const answer = passkey.current;
    passkey.current = undefined;
    if (!answer) return;
    // After a sign-out there is no vault to report it.
    if (vault) vault.dropPasskey(answer);
    else answer.prfOutput.fill(0);
  }
  const leave = useEffectEvent(drop);
  useEffect(() => () => leave(), []);

  return {
    setWish,
    failure,
    prepare,
    store,
    /** True where the offer was accepted and its fields are still empty. */
    isIncomplete: wish.isWanted && !wantsPasskey && wish.password === undefined,
  };
}
