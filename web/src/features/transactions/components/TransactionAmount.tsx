import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { wordsOfCall } from '../calls/wordsOfCall.ts';
import { roundingOf } from '../roundingOf.ts';
import type { Transaction } from '../Transaction.ts';
import { transactionSigns } from '../transactionSigns.ts';

/** Amount of a transaction, or the amounts that its call moves. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const t = useText();
  const mask = useMask();
  const { type, amount, token_symbol } = transaction;
  const isCancel = isCancellation(transaction);
  const { call_kind: kind } = transaction;
  const wordsBy = (write: WriteAmount) => kind && wordsOfCall(transaction, kind, t, maskedWrite(write, mask));
  const words = wordsBy(formatShort);
  return (
    <Typography
      data-testid="transaction-amount"
      sx={{
        mt: 1,
        mb: 2.5,
        fontSize: { xs: '1.75rem', sm: '2.25rem' },
        fontWeight: 650,
        letterSpacing: '-0.03em',
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      {words?.amounts.map((text, place) => (
        // Two of them may say the same.
        <Box component="span" key={place} sx={{ display: 'block' }}>
          <bdi dir="ltr">
            <AmountText say={(write) => wordsBy(write)?.amounts[place] ?? text} />
          </bdi>
        </Box>
      ))}
      {words === undefined && (
        // The sign stays before the amount among right-to-left words.
        <bdi dir="ltr">
          <AmountText
            say={(write) =>
              `${isCancel ? '' : transactionSigns[type]}${mask(write(amount, roundingOf(type)))} ${token_symbol}`
            }
          />
        </bdi>
      )}
    </Typography>
  );
}
