import type { Network } from '@everything-wallet/core/networks/networks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useForm, type Control } from 'react-hook-form';
import { useText } from '../../../lib/text/useText.ts';
import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import { useSigningKey, type SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import { signingKeySchema } from '../pipeline/signingKeySchema.ts';
import { useSubmission } from '../pipeline/useSubmission.ts';
import type { Sender } from '../pipeline/Sender.ts';
import type { Replacement, ReplacementKind, WaitingTransfer } from './askReplacement.ts';
import { replaceTransfer } from './replaceTransfer.ts';
import { useReplacement } from './useReplacement.ts';

/** Pending transfer to replace, and its account. */
export interface ReplaceFormOptions {
  readonly kind: ReplacementKind;
  readonly userId: string;
  readonly sender: Sender;
  readonly network: Network;
  /** Record of the pending transfer. */
  readonly record: WaitingTransfer;
  /** Reason why it can no longer be replaced: it may be confirmed while the dialog is open. */
  readonly hindrance?: string | undefined;
  readonly onClose: () => void;
}

/** State of the dialog that replaces a transfer. */
interface ReplaceFormState {
  readonly control: Control<{ phrase: string; password: string }>;
  readonly choice: SigningChoice;
  readonly isSigning: boolean;
  /** Undefined while it is being estimated. */
  readonly replacement: Replacement | undefined;
  /** Maximum total, in wei. */
  readonly total: bigint | undefined;
  /** Reasons why it cannot be signed, as texts. */
  readonly problems: readonly TextId[];
  readonly isRefused: boolean;
  /** Signs and sends what is shown. */
  readonly onPress: () => void;
}

/** Keeps the cost of a replacement up to date, and signs it. */
export function useReplaceForm(options: ReplaceFormOptions): ReplaceFormState {
  const { kind, userId, sender, network, record, hindrance, onClose } = options;
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const choice = useSigningKey();
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(signingKeySchema[choice.key]),
    defaultValues: { phrase: '', password: '' },
  });
  const { isSigning, submit } = useSubmission();
  const { replacement, total, problems, refresh } = useReplacement({ kind, network, record }, isSigning);
  const isRefused = problems.length > 0 || hindrance !== undefined;

  const submitFields = handleSubmit(async (values) => {
    if (!replacement || total === undefined || isRefused) return;
    await submit({
      problem: 'Replacing a transfer failed',
      send: (maySkipJournal) =>
        replaceTransfer({
          kind,
          userId,
          sender,
          network,
          record,
          shownFees: replacement.fees,
          shownTotal: total,
          maySkipJournal,
          openSigner: chosenSigner(choice, values, phraseSigner),
        }),
      onSent: () => {
        enqueueSnackbar(t(`replace.${kind}.done`), { variant: 'success' });
        onClose();
      },
      onWrongPassword: () => setError('password', WRONG_PASSWORD),
      // The journal finds the outcome; nothing else is signed here until then.
      onUnknown: (text) => {
        enqueueSnackbar(text, { variant: 'error' });
        onClose();
      },
      refreshAfter: 'any',
      refresh,
    });
  });

  return {
    control,
    choice,
    isSigning,
    replacement,
    total,
    problems,
    isRefused,
    onPress: () => void submitFields(),
  };
}
