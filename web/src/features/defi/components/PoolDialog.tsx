import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { VaultPosition } from '@everything-wallet/core/callables/vaultsAnswer';
import { sharesToLeave } from '@everything-wallet/core/vaults/sharesToLeave';
import type { VaultStep } from '@everything-wallet/core/vaults/VaultStep';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField } from '../../../components/AmountField.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import { maxFeeOf } from '../../../lib/fees/maxFeeOf.ts';
import { useGasPrice } from '../../../lib/fees/useGasPrice.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolFunds } from '../hooks/usePoolFunds.ts';
import { usePoolPreview } from '../hooks/usePoolPreview.ts';
import { amountWords, refusalWords, warningWords } from '../journey/vaultWords.ts';
import type { Pool } from '../Pool.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import { amountErrors, poolAmountSchema, type PoolPurpose } from '../poolAmountSchema.ts';
import { PoolFacts } from './PoolFacts.tsx';

/** What somebody wants of a pool. */
export interface WantedStep extends VaultStep {
  readonly account: PoolAccount;
  /** What goes in, or is to come, in the asset's smallest unit; undefined where nobody knows. */
  readonly assets: bigint | undefined;
}

interface PoolDialogProps {
  pool: Pool;
  /** What it takes, as it is written. */
  asset: { readonly symbol: string; readonly decimals: number };
  purpose: PoolPurpose;
  /** Those that can sign; of a withdrawal those that have something in it. At least one. */
  accounts: readonly PoolAccount[];
  /** Whether an account, by its address, has something under way with the pool already. */
  isUnderWay: (account: string) => boolean;
  onWanted: (wanted: WantedStep) => void;
  onClose: () => void;
}

const fieldLabels = {
  stake: 'defi.amount',
  lend: 'pools.amountToLend',
  withdraw: 'pools.amountToWithdraw',
} as const;

const submitLabels = { stake: 'defi.stake', lend: 'defi.lend', withdraw: 'pools.withdraw' } as const;

/** How much goes into a pool, or out of it, by which account, and what the pool says that comes of it. */
export function PoolDialog({
  pool,
  asset,
  purpose,
  accounts,
  isUnderWay,
  onWanted,
  onClose,
}: PoolDialogProps) {
  const t = useText();
  const mask = useMask();
  const style = useNumberStyle();
  const { enqueueSnackbar } = useSnackbar();
  const { network, vault, state } = pool;
  const [address, setAddress] = useState(accounts[0]?.address);
  const account = accounts.find((one) => one.address === address);
  const isBlocked = address !== undefined && isUnderWay(address);
  const [isAll, setIsAll] = useState(false);
  const schema = poolAmountSchema(style, asset.decimals, purpose);
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
  });
  const typed = useWatch({ control, name: 'amount' });
  const position = state?.positions.find((one) => address !== undefined && sameAddress(one.address, address));
  const isLeaving = purpose === 'withdraw';
  const funds = usePoolFunds(network, isLeaving ? undefined : address, vault.asset);
  const isWrapped = sameAddress(vault.asset, network.wrappedCoin);
  const gasPrice = useGasPrice(network, isWrapped && !isLeaving ? address : undefined);
  // Of all steps that may come: what is wrapped has to be allowed and put in.
  const kept = gasPrice && maxFeeOf(['wrap', 'approval', 'deposit'], gasPrice);

  const read = schema.safeParse({ amount: typed });
  const step: VaultStep | undefined = isAll
    ? wholeOf(pool, position)
    : read.success
      ? { action: isLeaving ? 'withdraw' : 'deposit', amount: read.data.amount }
      : undefined;
  const shortage = isLeaving || !step ? undefined : shortageText(step.amount, formatShort);
  const coinLeft = isLeaving || !step ? undefined : coinLeftAfter(step.amount);
  const isTight = kept !== undefined && coinLeft !== undefined && coinLeft < kept;
  const { isAsking, isFailed, preview, judgement } = usePoolPreview(
    pool,
    address,
    shortage === undefined ? step : undefined,
  );
  const shares = { symbol: vault.name, decimals: state?.decimals ?? asset.decimals };

  /** What is one's own, masked while amounts are hidden. */
  function words(amount: bigint, write: WriteAmount): string {
    return amountWords(amount, asset, maskedWrite(write, mask));
  }

  function shortageText(amount: bigint, write: WriteAmount): string | undefined {
    if (funds.asset === undefined) return t('pools.heldUnknown', { symbol: asset.symbol });
    if (funds.asset >= amount) return undefined;
    const has = words(funds.asset, write);
    if (!isWrapped || funds.coin === undefined) return t('pools.problem.notEnough', { has });
    // Something has to be left for the fees, which the dialog of the step tells to the last unit.
    return funds.asset + funds.coin > amount
      ? undefined
      : t('pools.problem.notEnoughCoin', { has, coin: coinWords(funds.coin, write) });
  }

  /** Of coin that is wrapped first what would stay, before fees; undefined where none is wrapped, or there is too little. */
  function coinLeftAfter(amount: bigint): bigint | undefined {
    const { asset: has, coin } = funds;
    if (!isWrapped || has === undefined || coin === undefined || amount <= has) return undefined;
    const left = has + coin - amount;
    return left > 0n ? left : undefined;
  }

  /** The most that can be put in: of the coin, which is wrapped first, what the fees leave. */
  function mostPutIn(): bigint | undefined {
    const { asset: has, coin = 0n } = funds;
    if (!isWrapped || has === undefined || kept === undefined || coin <= kept) return has;
    return has + coin - kept;
  }

  function coinWords(units: bigint, write: WriteAmount): string {
    return amountWords(units, { symbol: network.currency, decimals: 18 }, maskedWrite(write, mask));
  }

  function tellInvalid() {
    const text = t(amountErrors[purpose]);
    enqueueSnackbar(<ToastText title={t('defi.error.amount')} text={text} />, {
      key: 'pool-amount',
      preventDuplicate: true,
      variant: 'error',
    });
  }

  function want() {
    const assets = isAll ? (preview?.assets ?? position?.assets ?? undefined) : step?.amount;
    const isReady = judgement !== undefined && judgement.refusal === undefined && shortage === undefined;
    if (!account || !step || !isReady || isBlocked) return;
    onWanted({ ...step, account, assets: assets === undefined ? undefined : BigInt(assets) });
  }

  const submit = handleSubmit(want, tellInvalid);
  const most = isLeaving
    ? units(position?.maxWithdraw ?? position?.unconfirmed?.maxWithdraw)
    : leastOf(mostPutIn(), units(position?.maxDeposit));
  const isOver = isAll && !step;

  return (
    <FormDialog
      title={t(`pools.dialog.${purpose}`, { pool: vault.name })}
      submitLabel={t(submitLabels[purpose])}
      isBusy={false}
      // What is no amount is answered; what waits for the pool is not to be pressed yet.
      isSubmitDisabled={
        isBlocked ||
        isOver ||
        (step !== undefined && (shortage !== undefined || !judgement || !!judgement.refusal))
      }
      autoComplete="off"
      onSubmit={(event) => {
        if (isAll) want();
        else void submit(event);
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        <AmountText say={heldText} />
      </Typography>
      {accounts.length > 1 && (
        <TextField
          select
          fullWidth
          label={t('pools.account')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        >
          {accounts.map((one) => (
            <MenuItem key={one.address} value={one.address}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {!isAll && (
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <AmountField
              control={control}
              name="amount"
              label={t(fieldLabels[purpose])}
              placeholder={t('defi.amountPlaceholder')}
              decimals={asset.decimals}
              // The toast says it; a text that cannot be read as one amount is told at the field.
              toldElsewhere={amountErrors[purpose]}
            />
          </Box>
          <Button
            disabled={most === undefined || most === 0n}
            onClick={() =>
              setValue('amount', writeTypedAmount(formatAmount(most ?? 0n, asset.decimals), style))
            }
            sx={{ minHeight: 56 }}
          >
            {t('pools.max')}
          </Button>
        </Box>
      )}
      {isLeaving && (
        <FormControlLabel
          control={<Checkbox checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />}
          label={t('pools.all')}
        />
      )}
      {isBlocked && <Alert severity="warning">{t('pools.problem.underWay')}</Alert>}
      {shortage !== undefined && step && (
        <Alert severity="info">
          <AmountText say={(write) => shortageText(step.amount, write) ?? ''} />
        </Alert>
      )}
      {isTight && (
        <Alert severity="warning">
          <AmountText
            say={(write) =>
              t('pools.warns.feesShort', { coin: coinWords(coinLeft, write), symbol: network.currency })
            }
          />
        </Alert>
      )}
      {isAsking && (
        <Typography variant="body2" color="textSecondary" role="status">
          {t('pools.preview.asking')}
        </Typography>
      )}
      {isFailed && <Alert severity="warning">{t('pools.preview.failed')}</Alert>}
      {preview && (
        <PoolFacts
          facts={[
            {
              term: t(isLeaving ? 'pools.preview.taken' : 'pools.preview.shares'),
              value: <AmountText say={(write) => told(preview.shares, shares, ofStep(write))} />,
            },
            isLeaving
              ? {
                  term: t('pools.preview.comes'),
                  value: (
                    <AmountText
                      say={(write) => told(preview.tried?.assets ?? preview.assets, asset, ofStep(write))}
                    />
                  ),
                }
              : {
                  term: t('pools.preview.back'),
                  value: (
                    <AmountText
                      say={(write) => told(preview.tried?.assets ?? preview.back, asset, ofStep(write))}
                    />
                  ),
                },
          ]}
        />
      )}
      {judgement?.refusal && (
        <Alert severity="error">
          <AmountText say={refusedText} />
        </Alert>
      )}
      {judgement?.warnings.map((warning) => (
        <Alert key={warning.type} severity="warning">
          <AmountText say={(write) => warningWords(warning, asset, t, ofStep(write))} />
        </Alert>
      ))}
      {!isLeaving && (
        <Typography variant="caption" color="textSecondary">
          {t('pools.steps')}
        </Typography>
      )}
    </FormDialog>
  );

  /** A typed amount is shown as it is; of all that there is it would tell what one has. */
  function ofStep(write: WriteAmount): WriteAmount {
    return isAll ? maskedWrite(write, mask) : write;
  }

  function refusedText(write: WriteAmount): string {
    const refusal = judgement?.refusal;
    return refusal ? refusalWords(refusal, { asset, shares }, { t, write, mask }) : '';
  }

  function heldText(write: WriteAmount): string {
    if (isLeaving) {
      return t('pools.inIt', { amount: inIt('assets', write), leavable: inIt('maxWithdraw', write) });
    }
    if (funds.asset === undefined) return t('pools.heldUnknown', { symbol: asset.symbol });
    const amount = words(funds.asset, write);
    if (!isWrapped || funds.coin === undefined) return t('pools.held', { amount });
    return t('pools.heldAndCoin', { amount, coin: coinWords(funds.coin, write) });
  }

  function inIt(figure: 'assets' | 'maxWithdraw', write: WriteAmount): string {
    const own = maskedWrite(write, mask);
    const agreed = position?.[figure] ?? null;
    const byOne = position?.unconfirmed?.[figure] ?? null;
    if (agreed !== null || byOne === null) return told(agreed, asset, own);
    return t('pools.byOne', { amount: told(byOne, asset, own) });
  }

  function told(text: string | null, counted: typeof asset, write: WriteAmount): string {
    return text === null ? t('pools.unknown') : amountWords(BigInt(text), counted, write);
  }
}

/** All shares of an account that may leave, so that nothing stays that is worth less than its fee; undefined where it has none. */
function wholeOf({ state }: Pool, position: VaultPosition | undefined): VaultStep | undefined {
  const amount = state && position && sharesToLeave(position, state);
  return amount === undefined ? undefined : { action: 'redeem', amount };
}

function units(text: string | null | undefined): bigint | undefined {
  return text === null || text === undefined ? undefined : BigInt(text);
}

function leastOf(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  if (one === undefined || other === undefined) return one;
  return one < other ? one : other;
}
