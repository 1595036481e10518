import type { LidoPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { amountWords } from '../sequence/erc4626Words.ts';

/** Unstaking that is paid out. */
export interface LidoClaim {
  readonly account: string;
  readonly id: string;
  readonly amount: string;
}

interface LidoRequestsProps {
  positions: readonly LidoPosition[];
  disabled: boolean;
  /** Name of an account. */
  nameOf: (address: string) => string | undefined;
  onClaim: (claim: LidoClaim) => void;
}

/** Requests in Lido's queue, each with its claim once it is ready. */
export function LidoRequests({ positions, disabled, nameOf, onClaim }: LidoRequestsProps) {
  const t = useText();
  const mask = useMask();
  if (!positions.some(({ requests }) => requests && requests.length > 0)) return null;
  return (
    <Box
      component="ul"
      aria-label={t('pools.lido.requests')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {positions.flatMap((position) => requestsOf(position))}
    </Box>
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
                  amount: coinWords(units, maskedWrite(write, mask)),
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
            disabled={disabled}
            aria-label={t('pools.lido.claimNamed', {
              amount: coinWords(units, maskedWrite(formatShort, mask)),
            })}
            onClick={() => onClaim({ account: address, id, amount: units })}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('pools.lido.claim')}
          </Button>
        )}
      </Box>
    ));
  }
}

function coinWords(wei: string, write: WriteAmount): string {
  return amountWords(BigInt(wei), { symbol: 'ETH', decimals: 18 }, write);
}
