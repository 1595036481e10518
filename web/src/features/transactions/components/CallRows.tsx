import { isTransferKind } from '@everything-wallet/core/documents/isTransferKind';
import type { CallKind, MovedInCall } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import Box from '@mui/material/Box';
import { AmountText } from '../../../components/AmountText.tsx';
import { contractName } from '../../../lib/calls/contractName.ts';
import type { AmountRounding } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { allowedText } from '../calls/allowedText.ts';
import { movedText } from '../calls/movedText.ts';
import type { Transaction } from '../Transaction.ts';
import { CopyableText } from './CopyableText.tsx';
import { DetailRow } from './DetailRow.tsx';

interface CallRowsProps {
  transaction: Transaction;
  kind: CallKind;
}

/** Rows of a call in a transaction's detail: contract, spender, and amounts paid and received. */
export function CallRows({ transaction, kind }: CallRowsProps) {
  const t = useText();
  const mask = useMask();
  const { to_address: called, spender } = transaction;
  const isOfOne = kind === 'approve' || kind === 'permit' || kind === 'permit2Approve';
  return (
    <>
      {!isTransferKind(kind) && (
        <DetailRow
          label={t(transaction.is_contract_creation ? 'callHistory.newContract' : 'callHistory.called')}
        >
          <Named address={called} copyLabel={t('callHistory.copyCalled')} network={transaction.network} />
        </DetailRow>
      )}
      {spender !== undefined && (
        <DetailRow label={t('callHistory.spender')}>
          <Named address={spender} copyLabel={t('callHistory.copySpender')} network={transaction.network} />
        </DetailRow>
      )}
      {isOfOne && transaction.token_id === undefined && (
        <DetailRow label={t('callHistory.allowed')}>
          <AmountText
            say={(write) =>
              allowedText(transaction, {
                t,
                write: maskedWrite(write, mask),
                network: transaction.network,
              }) ?? t('callHistory.allowedUnknown')
            }
          />
        </DetailRow>
      )}
      <DetailRow label={t('callHistory.left')}>
        <Moved moved={transaction.left} rounding="up" transaction={transaction} />
      </DetailRow>
      <DetailRow label={t('callHistory.came')}>
        <Moved moved={transaction.came} rounding="down" transaction={transaction} />
      </DetailRow>
    </>
  );
}

interface NamedProps {
  address: string;
  copyLabel: string;
  /** Network id. */
  network: string;
}

/** Address with the wallet's own name for it. */
function Named({ address, copyLabel, network: id }: NamedProps) {
  const network = findNetworkById(id);
  const name = network && contractName(network, address);
  return (
    <>
      {name !== undefined && <Box component="span">{name} </Box>}
      <CopyableText value={address} copyLabel={copyLabel} />
    </>
  );
}

interface MovedProps {
  moved: readonly MovedInCall[] | undefined;
  rounding: AmountRounding;
  transaction: Transaction;
}

/** Movements in one direction, one per line; unknown ones with a reason. */
function Moved({ moved, rounding, transaction }: MovedProps) {
  const { status, network, is_unverified_call: isUnread } = transaction;
  const t = useText();
  const mask = useMask();
  if (status === 'failed') return t('callHistory.nothing');
  if (isUnread) return t('callHistory.notRead');
  if (status === 'pending') return t('callHistory.notYet');
  if (moved === undefined) return t('callHistory.notKnown');
  if (moved.length === 0) return t('callHistory.nothing');
  return moved.map((one, place) => (
    // Two of them may have the same text.
    <Box component="span" key={place} sx={{ display: 'block' }}>
      <AmountText
        say={(write) => movedText(one, rounding, { t, write: maskedWrite(write, mask), network })}
      />
    </Box>
  ));
}
