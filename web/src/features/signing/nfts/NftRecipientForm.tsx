import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import { transferSchema } from '@everything-wallet/core/transactions/transferSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { AmountField } from '../../../components/AmountField.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import type { SentNft } from '../../../lib/calls/SendNft.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useText } from '../../../lib/text/useText.ts';
import { RecipientField } from '../recipients/RecipientField.tsx';
import { useRecipient } from '../recipients/useRecipient.ts';
import type { SavedRecipient } from '../recipients/SavedRecipient.ts';

/** Recipient of an NFT, and the number of units. */
export interface NftRecipient {
  /** Content of the fields, restored when the user returns to them. */
  readonly typed: { readonly recipient: string; readonly amount: string };
  /** Checksum address. */
  readonly address: string;
  readonly amount: bigint;
}

interface NftRecipientFormProps {
  nft: SentNft;
  contacts: readonly SavedRecipient[];
  known: KnownAddresses;
  /** Earlier input. */
  initial: NftRecipient | undefined;
  onReview: (recipient: NftRecipient) => void;
  onClose: () => void;
}

/** Asks for the recipient of an NFT, and for ERC-1155 the number; continues only with a recipient that is safe or confirmed. */
export function NftRecipientForm({
  nft,
  contacts,
  known,
  initial,
  onReview,
  onClose,
}: NftRecipientFormProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const style = useNumberStyle();
  const { network, contract, tokenId, standard, sender, units } = nft;
  const isCounted = standard === 'erc1155';
  const schema = useMemo(() => {
    const { recipient, amount } = transferSchema(style, { contract, decimals: 0 }).shape;
    return z.object({ recipient, amount: amount.refine((typed) => typed <= units, 'sendNft.tooMany') });
  }, [style, contract, units]);
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: initial?.typed ?? { recipient: '', amount: isCounted ? '' : '1' },
  });
  const typed = useWatch({ control });
  const recipient = useRecipient({
    typed: typed.recipient ?? '',
    typedAddress: schema.shape.recipient.safeParse(typed.recipient).data,
    network,
    sender,
    token: { contract },
    known,
  });
  const isUnderWay = units === 0n;

  const submit = handleSubmit((values) => {
    if (isUnderWay) return;
    if (recipient.isHeld || recipient.address === undefined) {
      enqueueSnackbar(t('sendNft.recipientOpen'), { variant: 'error' });
      return;
    }
    onReview({
      typed: { recipient: typed.recipient ?? '', amount: typed.amount ?? '' },
      address: recipient.address,
      amount: isCounted ? values.amount : 1n,
    });
  });

  return (
    <FormDialog
      title={t('sendNft.title')}
      maxWidth="sm"
      autoComplete="off"
      submitLabel={t('sendNft.review')}
      isBusy={false}
      isSubmitDisabled={isUnderWay || recipient.isHeld || recipient.address === undefined || !typed.amount}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {isUnderWay && <Alert severity="warning">{t('sendNft.underWay')}</Alert>}
      <Box component="section" aria-label={t('sendNft.what')} sx={{ minWidth: 0 }}>
        {/* Isolated, so that its text direction does not affect the rest. */}
        <Typography
          dir="ltr"
          translate="no"
          sx={{ fontWeight: 650, overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
        >
          <bdi>{nft.name}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }} title={contract}>
          {t('sendNft.number', {
            tokenId,
            contract: shortenContractAddress(contract),
            network: network.name,
          })}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          title={sender.address}
          sx={{ fontFamily: 'monospace' }}
        >
          {t('sendNft.from', { address: shortenAddress(sender.address) })}
        </Typography>
      </Box>
      <RecipientField
        control={control}
        network={network}
        recipient={recipient}
        contacts={contacts}
        isToken
        contractText="sendNft.contract"
        isContract={false}
        disabled={isUnderWay}
        onPick={(address) =>
          setValue('recipient', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      />
      {isCounted && (
        <AmountField
          control={control}
          name="amount"
          decimals={0}
          label={t('sendNft.amount')}
          helperText={t('sendNft.amountOf', { units: units.toString() })}
          disabled={isUnderWay}
        />
      )}
    </FormDialog>
  );
}
