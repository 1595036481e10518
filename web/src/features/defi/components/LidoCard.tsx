import type { LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import { amountWords } from '../sequence/erc4626Words.ts';
import { lidoSums } from '../lidoSums.ts';
import type { Pool } from '../Pool.ts';
import { LidoRequests, type LidoClaim } from './LidoRequests.tsx';
import { PoolCard } from './PoolCard.tsx';

const COIN_DECIMALS = 18;

/** Action with Lido: one that takes an amount, or the claim of a request. */
export type LidoWish =
  | { readonly action: 'stake' | 'askBack' | 'unwrap' }
  | ({ readonly action: 'claim' } & LidoClaim);

export interface LidoCardProps {
  pool: Pool;
  lido: LidoState;
  /** Price of the coin in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  canSign: boolean;
  isBusy: boolean;
  /** Name of an account. */
  nameOf: (address: string) => string | undefined;
  onStep: (pool: Pool, wish: LidoWish) => void;
}

/** Lido: the pool, the user's balances of its two tokens, and the requests in its queue. */
export function LidoCard({ pool, lido, price, canSign, isBusy, nameOf, onStep }: LidoCardProps) {
  const t = useText();
  const mask = useMask();
  const amount = usePoolAmount(pool, price, 'own');
  const { positions } = lido;
  const { staked, wrapped, wrappedWorth, asked, others } = lidoSums(positions);
  const isUnknown = positions.some(({ requests }) => requests === null);
  const isDisabled = isBusy || !canSign;
  // An unknown balance may be more than 0, so its actions stay.
  const mayHave = (units: bigint | undefined) => units !== 0n;
  const own = [
    { term: t('pools.lido.staked'), value: <AmountText say={(write) => amount(staked, write)} /> },
    ...(mayHave(wrapped)
      ? [
          {
            term: t('pools.lido.wrapped'),
            value: (
              <AmountText
                say={(write) =>
                  t('pools.lido.wrappedWorth', {
                    amount:
                      wrapped === undefined
                        ? t('pools.unknown')
                        : words(wrapped, 'wstETH', maskedWrite(write, mask)),
                    worth: amount(wrappedWorth, write),
                  })
                }
              />
            ),
          },
        ]
      : []),
    ...(mayHave(asked)
      ? [{ term: t('pools.lido.asked'), value: <AmountText say={(write) => amount(asked, write)} /> }]
      : []),
  ];

  return (
    <PoolCard
      {...{ pool, price, canSign, isBusy, own }}
      // Withdrawals in the queue earn nothing.
      earning={{
        units: staked === undefined || wrappedWorth === undefined ? undefined : staked + wrappedWorth,
      }}
      onDeposit={() => onStep(pool, { action: 'stake' })}
      actions={
        positions.length > 0 && (
          <>
            {mayHave(staked) && (
              <Button
                variant="outlined"
                disabled={isDisabled}
                onClick={() => onStep(pool, { action: 'askBack' })}
              >
                {t('pools.lido.askBack')}
              </Button>
            )}
            {mayHave(wrapped) && (
              <Button
                variant="outlined"
                disabled={isDisabled}
                onClick={() => onStep(pool, { action: 'unwrap' })}
              >
                {t('pools.lido.unwrap')}
              </Button>
            )}
          </>
        )
      }
      onWithdraw={undefined}
    >
      {isUnknown && <Alert severity="warning">{t('pools.lido.requestsUnknown')}</Alert>}
      <LidoRequests
        positions={positions}
        disabled={isDisabled}
        nameOf={nameOf}
        onClaim={(claim) => onStep(pool, { action: 'claim', ...claim })}
      />
      {others.count > 0 && (
        <Typography variant="caption" color="textSecondary">
          <AmountText
            say={(write) =>
              t('pools.lido.others', {
                count: others.count,
                amount: amount(others.amount, write),
              })
            }
          />
        </Typography>
      )}
    </PoolCard>
  );
}

function words(units: bigint, symbol: string, write: WriteAmount): string {
  return amountWords(units, { symbol, decimals: COIN_DECIMALS }, write);
}
