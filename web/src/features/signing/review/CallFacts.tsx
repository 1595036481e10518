import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { CallNames } from './CallNames.ts';
import { momentOf } from './momentOf.ts';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';

interface CallFactsProps {
  request: CallRequest;
  names: CallNames;
  /** Seconds since 1970; undefined without a deadline. */
  deadline: bigint | undefined;
  /** In hundredths of a percent; undefined if the call does not state it. */
  maxLossBps: bigint | undefined;
}

/** Network, sender and called contract of a call: the contract with all of its digits. */
export function CallFacts({ request, names, deadline, maxLossBps }: CallFactsProps) {
  const t = useText();
  const { network, sender, to, data } = request;
  // Without data it only receives coin, whatever it is.
  const label = t(to !== null && data === '0x' ? 'calls.recipient' : 'calls.contract');
  const digits = (address: string) => addressGroups(address).join(' ');
  const contract = to === null ? t('calls.newContract') : names.knownNameOf(to);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      <Fact label={t('calls.network')} value={network.name} />
      <Fact label={t('calls.account')} value={names.nameOf(sender.address)} />
      {contract !== undefined && <Fact label={label} value={contract} />}
      {to !== null && <Fact label={contract === undefined ? label : ''} value={digits(to)} isDigits />}
      {deadline !== undefined && <Fact label={t('calls.deadline')} value={momentOf(deadline)} />}
      {maxLossBps !== undefined && (
        <Fact label={t('calls.maxLoss')} value={`${writeDecimal(formatAmount(maxLossBps, 2))}%`} />
      )}
    </Box>
  );
}

function Fact({ label, value, isDigits = false }: { label: string; value: string; isDigits?: boolean }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{
          m: 0,
          textAlign: 'right',
          overflowWrap: 'anywhere',
          ...(isDigits && { fontFamily: 'monospace', fontSize: '0.8125rem' }),
        }}
      >
        {value}
      </Typography>
    </>
  );
}
