import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { RenamedTo } from '../../../components/RenamedTo.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { AmountInput } from '../amount/AmountInput.tsx';
import { FeeLine } from '../fees/FeeLine.tsx';
import { AssetSelect } from './AssetSelect.tsx';
import type { SendPart } from './SendPart.ts';

/** Amount of a transfer, its asset, and the fee in one line. */
export function SendAmount({ form, options, tokens, onTokenChange }: Omit<SendPart, 'contacts'>) {
  const t = useText();
  const { network, token, price } = options;
  const { feeChoice, isSubmitting } = form;
  // Problems of typed prices are shown at their fields.
  const feeStop = feeChoice.option === 'custom' ? undefined : feeChoice.stop;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          ...(tokens.length > 0 && { gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)' }),
        }}
      >
        <AmountInput form={form} price={price} />
        {tokens.length > 0 && (
          <AssetSelect
            network={network}
            token={token}
            tokens={tokens}
            disabled={isSubmitting || form.outcome.isUnknown}
            onChange={(next) => onTokenChange?.(next, form.typedRecipient)}
          />
        )}
      </Box>
      {!token && <RenamedTo symbol={network.currency} renamedTo={network.coin.renamedTo} />}
      <FeeLine choice={feeChoice} fee={form.fee} network={network} price={price} disabled={isSubmitting} />
      {feeStop && <Alert severity="error">{t(feeStop)}</Alert>}
    </>
  );
}
