import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import {
  addTokenSchema,
  type AddTokenForm as TokenFields,
  type NewToken,
} from '@everything-wallet/core/tokens/addTokenSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { compiledTexts } from 'virtual:compiled-texts/addToken';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { LookalikeToken } from '../../../lib/tokens/LookalikeToken.ts';
import { loadLookalikes, useLookalikes, type FindLookalike } from '../../../lib/tokens/useLookalikes.ts';
import { useKnownToken } from '../../../lib/tokens/useKnownToken.ts';
import { addToken } from '../api/addToken.ts';
import { useContractNames } from '../hooks/useContractNames.ts';
import { useTokenLookup } from '../hooks/useTokenLookup.ts';
import { AddTokenFields } from './AddTokenFields.tsx';
import { TokenLookupNotice } from './TokenLookupNotice.tsx';

loadTexts(compiledTexts);

interface AddTokenFormProps {
  userId: string;
  onAdded: () => void;
}

/** Type of the error that saving sets. */
const REFUSED = 'refused';

/**
 * Form of a custom token (docs/product.md §2, Add custom token), with the facts of its contract beside the typed ones.
 *
 * A network that does not answer does not block saving; the fields stay filled in when saving fails.
 */
export function AddTokenForm({ userId, onAdded }: AddTokenFormProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const form = useForm<TokenFields, unknown, NewToken>({
    resolver: zodResolver(addTokenSchema),
    mode: 'onTouched',
    defaultValues: { contractAddress: '', network: 'ethereum', name: '', symbol: '', icon: '' },
  });
  const { control, handleSubmit, setError, setFocus, setValue, formState } = form;
  const { isSubmitting, errors } = formState;
  // Disabled fields cannot take the focus, and they are disabled while the form is sent.
  const isRefused = !isSubmitting && errors.contractAddress?.type === REFUSED;
  useEffect(() => {
    if (isRefused) setFocus('contractAddress');
  }, [isRefused, setFocus]);
  const { contractAddress = '', network = 'ethereum', name = '', symbol = '' } = useWatch({ control });

  const lookup = useTokenLookup(contractAddress.trim(), network);
  const details = lookup.status === 'found' ? lookup.details : undefined;
  useContractNames(form, details);
  const isDifferent =
    details !== undefined && (differs(name, details.name) || differs(symbol, details.symbol));

  const contract = isEvmAddress(contractAddress.trim()) ? contractAddress.trim() : undefined;
  const onNetwork = networkById(network);
  const { known: listed } = useKnownToken(onNetwork, contract);
  const findLookalike = useLookalikes(true);
  const imitated = contract === undefined ? undefined : imitatedBy(contract, findLookalike);
  const [asked, setAsked] = useState<NewToken>();

  /** Compares the typed name and symbol as well: they may come from the same source as the address. */
  function imitatedBy(address: string, find: FindLookalike): LookalikeToken | undefined {
    const said = details && { symbol: details.symbol, name: details.name };
    const claims = [...(said ? [said] : []), { symbol: symbol.trim(), name: name.trim() }];
    return claims
      .map((claim) => find({ network: onNetwork, contract: address, ...claim }))
      .find((found) => found !== undefined);
  }

  function imitationValues({ symbol: known, contract: genuine }: LookalikeToken) {
    const values = { symbol: known, network: onNetwork.name, contract: genuine ?? '' };
    return {
      symbol: known,
      contract: contract ?? '',
      known: t(genuine === undefined ? 'tokens.lookup.knownNone' : 'tokens.lookup.knownContract', values),
    };
  }

  async function add(token: NewToken) {
    try {
      await addToken(userId, token, details?.decimals ?? null);
      enqueueSnackbar(t('tokens.add.success'), { variant: 'success' });
      onAdded();
    } catch (error) {
      // A known reason is shown once, at the field that can be corrected.
      if (error instanceof WalletError) {
        setError('contractAddress', { type: REFUSED, message: error.textId });
        return;
      }
      logProblem('Adding a token failed', error);
      enqueueSnackbar(t('tokens.error.add'), { variant: 'error' });
    }
  }

  const submit = handleSubmit(async (token) => {
    let find: FindLookalike;
    try {
      // An immediate submit waits for the check: otherwise it could add a lookalike without a warning.
      find = await loadLookalikes();
    } catch (error) {
      logProblem('Loading lookalikes failed', error);
      enqueueSnackbar(t('tokens.error.add'), { variant: 'error' });
      return;
    }
    if (contract !== undefined && imitatedBy(contract, find)) setAsked(token);
    else await add(token);
  });

  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <AddTokenFields control={control} isSubmitting={isSubmitting} isAsking={lookup.status === 'asking'}>
        <TokenLookupNotice
          lookup={lookup}
          networkId={network}
          isDifferent={isDifferent}
          imitation={imitated && t('tokens.lookup.imitation', imitationValues(imitated))}
          isListed={listed !== undefined}
          onUse={() => {
            const options = { shouldValidate: true, shouldDirty: true };
            if (details?.name) setValue('name', details.name, options);
            if (details?.symbol) setValue('symbol', details.symbol, options);
          }}
        />
      </AddTokenFields>
      {asked && imitated && (
        <ConfirmDialog
          title={t('tokens.imitation.title', { symbol: imitated.symbol })}
          text={t('tokens.imitation.text', imitationValues(imitated))}
          confirmLabel={t('tokens.imitation.confirm')}
          onConfirm={() => {
            setAsked(undefined);
            void add(asked);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

/** Returns true where the typed text and that of the contract differ. */
function differs(typed: string, said: string): boolean {
  return typed.trim() !== '' && said !== '' && typed.trim() !== said;
}
