import type { LidoPosition, LidoState } from '@everything-wallet/core/callables/vaultsAnswer';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import { amountWords } from '../journey/vaultWords.ts';
import type { Pool } from '../Pool.ts';
import { VaultCard } from './VaultCard.tsx';

const COIN_DECIMALS = 18;

/** What somebody wants to do with Lido: type an amount, or take out what was asked back. */
export type LidoWish =
  | { readonly action: 'stake' | 'askBack' | 'unwrap' }
  | { readonly action: 'claim'; readonly account: string; readonly id: string; readonly amount: string };

export interface LidoCardProps {
  pool: Pool;
  lido: LidoState;
  /** Dollars for a coin; null where it has no price, undefined while that is not known. */
  price: number | null | undefined;
  canSign: boolean;
  isBusy: boolean;
  /** What the person calls an account. */
  nameOf: (address: string) => string | undefined;
  onStep: (pool: Pool, wish: LidoWish) => void;
}

/** Lido: as a pool, and what one has of its two tokens, and of requests in its queue. */
export function LidoCard({ pool, lido, price, canSign, isBusy, nameOf, onStep }: LidoCardProps) {
  const t = useText();
  const mask = useMask();
  const amount = usePoolAmount(pool, price, 'own');
  const { positions } = lido;
  const staked = sumOf(positions.map((one) => one.staked));
  const wrapped = sumOf(positions.map((one) => one.wrapped));
  const worth = sumOf(positions.map((one) => one.wrappedWorth));
  const asked = sumOf(
    positions.flatMap(({ requests, otherRequests }) => [
      ...(requests?.map((request) => request.amount) ?? [null]),
      ...(otherRequests ? [otherRequests.amount] : []),
    ]),
  );
  const others = positions.flatMap(({ otherRequests }) => otherRequests ?? []);
  const isUnknown = positions.some(({ requests }) => requests === null);
  const isDisabled = isBusy || !canSign;
  // What nobody knows may be there: nobody is kept from it.
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
                    worth: amount(worth, write),
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
    <VaultCard
      {...{ pool, price, canSign, isBusy, own }}
      onDeposit={() => onStep(pool, { action: 'stake' })}
      onWithdraw={undefined}
    >
      {isUnknown && <Alert severity="warning">{t('pools.lido.requestsUnknown')}</Alert>}
      {positions.some(({ requests }) => requests && requests.length > 0) && (
        <Box
          component="ul"
          aria-label={t('pools.lido.requests')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {positions.flatMap((position) => requestsOf(position))}
        </Box>
      )}
      {others.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          <AmountText
            say={(write) =>
              t('pools.lido.others', {
                count: others.reduce((sum, { count }) => sum + count, 0),
                amount: amount(sumOf(others.map((each) => each.amount)), write),
              })
            }
          />
        </Typography>
      )}
      {positions.length > 0 && (mayHave(staked) || mayHave(wrapped)) && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayHave(staked) && (
            <Button
              variant="outlined"
              fullWidth
              disabled={isDisabled}
              onClick={() => onStep(pool, { action: 'askBack' })}
              sx={{ minHeight: 44 }}
            >
              {t('pools.lido.askBack')}
            </Button>
          )}
          {mayHave(wrapped) && (
            <Button
              variant="outlined"
              fullWidth
              disabled={isDisabled}
              onClick={() => onStep(pool, { action: 'unwrap' })}
              sx={{ minHeight: 44 }}
            >
              {t('pools.lido.unwrap')}
            </Button>
          )}
        </Box>
      )}
    </VaultCard>
  );

  function requestsOf({ address, requests }: LidoPosition) {
    return (requests ?? []).map(({ id, amount: units, isReady }) => (
      <Box
        component="li"
        key={id}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <AmountText
              say={(write) =>
                t('pools.lido.request', {
                  amount: words(BigInt(units), 'ETH', maskedWrite(write, mask)),
                  account: nameOf(address) ?? address,
                })
              }
            />
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t(isReady ? 'pools.lido.isReady' : 'pools.lido.isWaiting')}
          </Typography>
        </Box>
        {isReady && (
          <Button
            size="small"
            disabled={isDisabled}
            aria-label={t('pools.lido.claimNamed', {
              amount: words(BigInt(units), 'ETH', maskedWrite(formatShort, mask)),
            })}
            onClick={() => onStep(pool, { action: 'claim', account: address, id, amount: units })}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('pools.lido.claim')}
          </Button>
        )}
      </Box>
    ));
  }
}

function words(units: bigint, symbol: string, write: WriteAmount): string {
  return amountWords(units, { symbol, decimals: COIN_DECIMALS }, write);
}

/** Undefined where a part is not known. */
function sumOf(parts: readonly (string | null)[]): bigint | undefined {
  if (parts.includes(null)) return undefined;
  return parts.reduce((sum, part) => sum + BigInt(part ?? 0), 0n);
}
