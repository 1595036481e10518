import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { AccountSelect } from '../../../components/AccountSelect.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import { useText } from '../../../lib/text/useText.ts';
import {
  usePoolForm,
  type PoolFormOptions,
  type PoolFormState,
  type WantedStep,
} from '../hooks/usePoolForm.ts';
import { usePoolTexts } from '../hooks/usePoolTexts.ts';
import { amountErrors } from '../poolAmountSchema.ts';
import type { PoolStep } from '../sequence/PoolSequence.ts';
import { PoolAmountInput } from './PoolAmountInput.tsx';
import { PoolPlan } from './PoolPlan.tsx';
import { PoolStepNotices } from './PoolStepNotices.tsx';
import { YieldSentence } from './YieldSentence.tsx';

interface PoolDialogProps extends PoolFormOptions {
  /** Price of one unit of its asset in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  onWanted: (wanted: WantedStep) => void;
  onClose: () => void;
}

const fieldLabels = {
  stake: 'defi.amount',
  lend: 'pools.amountToLend',
  withdraw: 'pools.amountToWithdraw',
} as const;

const submitLabels = { stake: 'defi.stake', lend: 'defi.lend', withdraw: 'pools.withdraw' } as const;

/** Amount that is deposited into a pool or withdrawn, the account, and the pool's preview. */
export function PoolDialog({ price, onWanted, onClose, ...options }: PoolDialogProps) {
  const { pool, asset, purpose, accounts } = options;
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const form = usePoolForm(options);
  const texts = usePoolTexts(form, options);
  const { isAll, isLeaving } = form;

  function notifyInvalid() {
    const text = t(amountErrors[purpose]);
    enqueueSnackbar(<ToastText title={t('defi.error.amount')} text={text} />, {
      key: 'pool-amount',
      preventDuplicate: true,
      variant: 'error',
    });
  }

  function want() {
    if (form.wanted) onWanted(form.wanted);
  }

  const submit = form.handleSubmit(want, notifyInvalid);

  return (
    <FormDialog
      title={t(`pools.dialog.${purpose}`, { pool: pool.vault.name })}
      submitLabel={t(submitLabels[purpose])}
      isBusy={false}
      isSubmitDisabled={form.isSubmitDisabled}
      autoComplete="off"
      onSubmit={(event) => {
        if (isAll) want();
        else void submit(event);
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        <AmountText say={texts.held} />
      </Typography>
      <AccountSelect
        label={t('pools.account')}
        accounts={accounts}
        value={form.address}
        onChange={form.setAddress}
      />
      {!isAll && (
        <PoolAmountInput
          control={form.control}
          label={t(fieldLabels[purpose])}
          decimals={asset.decimals}
          // The toast shows it; a text that cannot be read as one amount is shown at the field.
          reportedElsewhere={amountErrors[purpose]}
          typeMax={form.typeMax}
        />
      )}
      {isLeaving && (
        <FormControlLabel
          control={<Checkbox checked={isAll} onChange={({ target }) => form.setIsAll(target.checked)} />}
          label={t('pools.all')}
        />
      )}
      {!isLeaving && (
        <Typography variant="body2">
          <YieldSentence pool={pool} price={price} units={form.step?.amount} />
        </Typography>
      )}
      <PoolStepNotices form={form} texts={texts} network={pool.network} />
      {!isLeaving && form.step && <PoolPlan steps={planOf(form)} amount={form.step.amount} asset={asset} />}
      {!isLeaving && (
        <>
          <Typography variant="caption" color="textSecondary">
            {t('pools.steps')}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t(`vaults.risk.${pool.vault.riskReason}`)}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

/** Signatures that a deposit needs, as far as the balance shows; an old approval may need a revocation too. */
function planOf({ budget, step }: Pick<PoolFormState, 'budget' | 'step'>): readonly PoolStep[] {
  const isShort = step !== undefined && budget.asset !== undefined && budget.asset < step.amount;
  return [...(budget.isWrapped && isShort ? (['wrap'] as const) : []), 'approve', 'deposit'];
}
