import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import { callLimits } from '@everything-wallet/core/calls/callLimits';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lido as contracts } from '@everything-wallet/core/pools/lido';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AccountSelect } from '../../../components/AccountSelect.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { maxFeeOf } from '../../../lib/fees/maxFeeOf.ts';
import { useGasPrice } from '../../../lib/fees/useGasPrice.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolFunds } from '../hooks/usePoolFunds.ts';
import { amountWords } from '../sequence/erc4626Words.ts';
import type { Pool } from '../Pool.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import { poolAmountSchema } from '../poolAmountSchema.ts';
import { readUnits } from '../readUnits.ts';
import { LidoAbout } from './LidoAbout.tsx';
import { PoolAmountInput } from './PoolAmountInput.tsx';

const COIN_DECIMALS = 18;

/** Highest amount that one call unstakes. */
const MAX_ASKED = contracts.maxRequest * BigInt(callLimits.elements);

/** Step with Lido that takes an amount. */
export interface WantedLidoStep {
  readonly action: 'stake' | 'askBack' | 'unwrap';
  readonly amount: bigint;
  readonly symbol: string;
  readonly account: PoolAccount;
}

interface LidoDialogProps {
  network: Network;
  lido: LidoState;
  pool: Pool;
  /** Price of the coin in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  action: WantedLidoStep['action'];
  /** Accounts that can sign. At least one. */
  accounts: readonly PoolAccount[];
  /** Returns true where an account, by its address, has a pending step with the pool. */
  isPoolPending: (account: string) => boolean;
  onWanted: (wanted: WantedLidoStep) => void;
  onClose: () => void;
}

const fieldLabels = {
  stake: 'defi.amount',
  askBack: 'pools.lido.amount.askBack',
  unwrap: 'pools.lido.amount.unwrap',
} as const;

const submitLabels = {
  stake: 'defi.stake',
  askBack: 'pools.lido.askBack',
  unwrap: 'pools.lido.unwrap',
} as const;

/** Amount that is staked with Lido, unstaked or unwrapped, and the account. */
export function LidoDialog({
  network,
  lido,
  pool,
  price,
  action,
  accounts,
  isPoolPending,
  onWanted,
  onClose,
}: LidoDialogProps) {
  const t = useText();
  const mask = useMask();
  const style = useNumberStyle();
  const [address, setAddress] = useState(accounts[0]?.address);
  const account = accounts.find((one) => one.address === address);
  const isBlocked = address !== undefined && isPoolPending(address);
  const symbol = { stake: network.currency, askBack: 'stETH', unwrap: 'wstETH' }[action];
  const schema = poolAmountSchema(style, COIN_DECIMALS, action === 'stake' ? 'stake' : 'withdraw');
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    defaultValues: { amount: '' },
  });
  const typed = useWatch({ control, name: 'amount' });
  const read = schema.safeParse({ amount: typed });
  const funds = usePoolFunds(network, action === 'stake' ? address : undefined, network.wrappedCoin);
  const position = lido.positions.find((one) => address !== undefined && sameAddress(one.address, address));
  const held = {
    stake: funds.coin,
    askBack: readUnits(position?.staked),
    unwrap: readUnits(position?.wrapped),
  }[action];
  const gasPrice = useGasPrice(network, action === 'stake' ? address : undefined);
  const fill = maxAmount();
  const shortage = read.success ? shortageText(read.data.amount, formatShort) : undefined;

  function words(amount: bigint, write: WriteAmount): string {
    return amountWords(amount, { symbol, decimals: COIN_DECIMALS }, write);
  }

  /** Highest amount: for the coin the balance less the fee, up to Lido's current limit; undefined while unknown. */
  function maxAmount(): bigint | undefined {
    if (action !== 'stake') return held;
    if (held === undefined || !gasPrice) return undefined;
    const left = held - maxFeeOf(['stake'], gasPrice);
    const limit = readUnits(lido.mostStake);
    return limit !== undefined && limit < left ? limit : left;
  }

  function shortageText(amount: bigint, write: WriteAmount): string | undefined {
    const most = readUnits(lido.mostStake);
    if (action === 'stake' && most !== undefined && amount > most)
      return t('pools.lido.problem.most', { limit: words(most, write) });
    if (action === 'askBack' && amount < contracts.minRequest)
      return t('pools.lido.problem.least', { limit: words(contracts.minRequest, write) });
    if (action === 'askBack' && amount > MAX_ASKED)
      return t('pools.lido.problem.many', { limit: words(MAX_ASKED, write) });
    if (held !== undefined && held < amount)
      return t('pools.problem.notEnough', { has: words(held, maskedWrite(write, mask)) });
    // Staking needs a known balance of the coin; a withdrawal does not, since the owner may always request it.
    return action === 'stake' && held === undefined ? t('pools.heldUnknown', { symbol }) : undefined;
  }

  const submit = handleSubmit(({ amount }) => {
    if (account && !isBlocked && shortageText(amount, formatShort) === undefined)
      onWanted({ action, amount, symbol, account });
  });

  return (
    <FormDialog
      title={t(`pools.lido.dialog.${action}`)}
      submitLabel={t(submitLabels[action])}
      isBusy={false}
      isSubmitDisabled={isBlocked || shortage !== undefined}
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        <AmountText
          say={(write) =>
            held === undefined
              ? t('pools.heldUnknown', { symbol })
              : t('pools.held', { amount: words(held, maskedWrite(write, mask)) })
          }
        />
      </Typography>
      <AccountSelect label={t('pools.account')} accounts={accounts} value={address} onChange={setAddress} />
      <PoolAmountInput
        control={control}
        label={t(fieldLabels[action])}
        decimals={COIN_DECIMALS}
        typeMax={
          fill !== undefined && fill > 0n
            ? () => setValue('amount', writeTypedAmount(formatAmount(fill, COIN_DECIMALS), style))
            : undefined
        }
      />
      {isBlocked && <Alert severity="warning">{t('pools.problem.underWay')}</Alert>}
      {shortage !== undefined && read.success && (
        <Alert severity="info">
          <AmountText say={(write) => shortageText(read.data.amount, write) ?? ''} />
        </Alert>
      )}
      <LidoAbout action={action} pool={pool} price={price} units={read.data?.amount} />
    </FormDialog>
  );
}
