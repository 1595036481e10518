import { useState } from 'react';
import { assetOfPool } from '../assetOfPool.ts';
import type { LidoWish } from '../components/LidoCard.tsx';
import type { WantedLidoStep } from '../components/LidoDialog.tsx';
import { isPoolPending } from '../sequence/isPoolPending.ts';
import type { PoolSequence } from '../sequence/PoolSequence.ts';
import type { Pool } from '../Pool.ts';
import type { WantedStep } from './usePoolForm.ts';

/** Step with a pool whose dialog is open. */
export interface OpenStep {
  readonly pool: Pool;
  readonly isLeaving: boolean;
}

/** Step with Lido whose dialog is open. */
interface OpenLidoStep {
  readonly pool: Pool;
  readonly action: WantedLidoStep['action'];
}

/**
 * Opens the dialogs of steps with pools, and begins what is asked for in them.
 *
 * @param start begins a sequence
 */
export function usePoolSteps(
  userId: string,
  sequences: readonly PoolSequence[],
  start: (sequence: PoolSequence) => void,
) {
  const [opened, setOpened] = useState<OpenStep>();
  const [lidoStep, setLidoStep] = useState<OpenLidoStep>();
  const [begunId, setBegunId] = useState<string>();

  function begin({ action, amount, assets, account }: WantedStep) {
    const asset = opened && assetOfPool(opened.pool);
    if (!opened || !asset) return;
    setOpened(undefined);
    startNew({
      ...newSequence(opened.pool, account.address),
      action,
      amount: amount.toString(),
      assets: assets ? assets.toString() : null,
      ...asset,
    });
  }

  function beginLido({ action, amount, symbol, account }: WantedLidoStep) {
    if (!lidoStep) return;
    const { pool } = lidoStep;
    const units = amount.toString();
    setLidoStep(undefined);
    startNew({
      ...newSequence(pool, account.address),
      action,
      ...{ amount: units, assets: units, symbol, decimals: pool.asset?.decimals ?? 0 },
    });
  }

  function wish(pool: Pool, wanted: LidoWish) {
    const asset = assetOfPool(pool);
    if (wanted.action !== 'claim') setLidoStep({ pool, action: wanted.action });
    else if (asset)
      startNew({
        ...newSequence(pool, wanted.account),
        action: 'claim',
        ...{ amount: wanted.amount, assets: wanted.amount, request_id: wanted.id, ...asset },
      });
  }

  function pendingWith({ network: { id }, vault }: Pool) {
    return (account: string) => isPoolPending(sequences, { network: id, account, vault: vault.address });
  }

  function newSequence(pool: Pool, account: string) {
    return {
      id: crypto.randomUUID(),
      user_id: userId,
      network: pool.network.id,
      account,
      vault: pool.vault.address,
      step: null,
      written_at: Date.now(),
    };
  }

  function startNew(sequence: PoolSequence) {
    setBegunId(sequence.id);
    start(sequence);
  }

  return {
    opened,
    lidoStep,
    /** Id of the sequence that was begun last. */
    begunId,
    /** Returns a function that finds pending steps of an account with a pool. */
    pendingWith,
    open: setOpened,
    close: () => {
      setOpened(undefined);
      setLidoStep(undefined);
    },
    wish,
    begin,
    beginLido,
  };
}

/** Dialogs of steps with pools, and their actions. */
export type PoolSteps = ReturnType<typeof usePoolSteps>;
