import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { assetOfPool } from '../assetOfPool.ts';
import type { WantedStep } from '../hooks/usePoolForm.ts';
import type { OpenStep, PoolSteps } from '../hooks/usePoolSteps.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import type { PriceOfPool } from '../poolTotals.ts';
import { LidoDialog } from './LidoDialog.tsx';
import { PoolDialog } from './PoolDialog.tsx';

interface PoolDialogsProps {
  steps: PoolSteps;
  /** Accounts that can sign. */
  accounts: readonly PoolAccount[];
  priceOf: PriceOfPool;
}

/** Dialog of the step that is asked for. */
export function PoolDialogs({ steps, accounts, priceOf }: PoolDialogsProps) {
  const { opened, lidoStep } = steps;
  return (
    <>
      {opened && (
        <Opened
          {...opened}
          accounts={accounts}
          price={priceOf(opened.pool)}
          isPoolPending={steps.pendingWith(opened.pool)}
          onWanted={steps.begin}
          onClose={steps.close}
        />
      )}
      {lidoStep?.pool.lido && accounts.length > 0 && (
        <LidoDialog
          network={lidoStep.pool.network}
          lido={lidoStep.pool.lido}
          pool={lidoStep.pool}
          price={priceOf(lidoStep.pool)}
          action={lidoStep.action}
          accounts={accounts}
          isPoolPending={steps.pendingWith(lidoStep.pool)}
          onWanted={steps.beginLido}
          onClose={steps.close}
        />
      )}
    </>
  );
}

interface OpenedProps extends OpenStep {
  accounts: readonly PoolAccount[];
  price: number | null | undefined;
  isPoolPending: (account: string) => boolean;
  onWanted: (wanted: WantedStep) => void;
  onClose: () => void;
}

/** Dialog of a step with a pool; of a withdrawal with the accounts that have a position in it. */
function Opened(props: OpenedProps) {
  const { pool, isLeaving, accounts, price, isPoolPending: isBlocked, onWanted, onClose } = props;
  const asset = assetOfPool(pool);
  const positions = pool.state?.positions ?? [];
  const sharesOf = (account: string) =>
    positions.find(({ address }) => sameAddress(address, account))?.shares;
  const chosen = isLeaving ? accounts.filter(({ address }) => sharesOf(address) !== '0') : accounts;
  if (!asset || chosen.length === 0) return null;
  const purpose = isLeaving ? 'withdraw' : pool.vault.kind === 'lending' ? 'lend' : 'stake';
  return (
    <PoolDialog
      pool={pool}
      asset={asset}
      price={price}
      purpose={purpose}
      accounts={chosen}
      isPoolPending={isBlocked}
      onWanted={onWanted}
      onClose={onClose}
    />
  );
}
