import type { SiweMessage } from '@everything-wallet/core/connect/SiweMessage';
import type { SigningAccount } from '../../../lib/vault/Signer.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/sign';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { RequestedBy } from '../../../components/RequestedBy.tsx';
import { SignButton } from '../../../components/SignButton.tsx';
import { fillsSmallWindow } from '../../../components/smallWindow.ts';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { SigningKeyField } from '../../../components/SigningKeyField.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import type { ReviewMessageProps } from '../../../lib/calls/SignatureRequest.ts';
import { useBackFirst } from '../../../lib/navigation/useBackFirst.ts';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useMessageSigning } from '../hooks/useMessageSigning.ts';
import {
  readMessage,
  readPersonalMessage,
  type ReadMessage,
  type ReadPersonalMessage,
  type ReadTypedData,
} from '../readMessage.ts';
import { MessageView } from './MessageView.tsx';
import { SignInFields } from './SignInFields.tsx';
import { SignatureSummary } from './SignatureSummary.tsx';
import { TakeableBySignature } from './TakeableBySignature.tsx';
import { SignatureWarnings } from './SignatureWarnings.tsx';

loadTexts(compiledTexts);

/**
 * Reviews typed data or a message for a screen that needs it signed, as `/sign` does, and signs it. It cannot be closed while signing; the browser's
 * Back closes it first. Callers must use the request's content as the key, so that no accepted warning is carried over.
 */
export function SignatureDialog({ request, onSigned, onClose }: ReviewMessageProps) {
  const t = useText();
  const { signer, origin } = request;
  // Read once: what is signed is what is shown, even after a long time.
  const [read] = useState(() => readRequest(request));
  const [isSigning, setIsSigning] = useState(false);
  const leaveHistory = useBackFirst(() => {
    if (isSigning) return 'stays';
    onClose();
    return 'closes';
  });

  function close() {
    leaveHistory();
    onClose();
  }

  const { address, derivationIndex } = signer;
  // Of a text that should be typed data and is not, nothing is signed.
  const isReadable = read.kind === 'typedData' || (read.kind === 'personal' && 'message' in request);
  const account = derivationIndex === null ? undefined : { address, index: derivationIndex };
  return (
    <Dialog
      open
      onClose={isSigning ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="signature-title"
      slotProps={{ paper: { sx: fillsSmallWindow } }}
    >
      <DialogTitle id="signature-title">
        {t(titleOf(read))}
        {origin !== undefined && <RequestedBy origin={origin} />}
      </DialogTitle>
      {isReadable && account ? (
        <SignatureForm
          read={read}
          siwe={'siwe' in request ? request.siwe : undefined}
          account={account}
          withinLimits={request.withinLimits}
          onSigningChange={setIsSigning}
          onCancel={close}
          onSigned={(signature) => {
            onSigned(signature);
            close();
          }}
        />
      ) : (
        <>
          <DialogContent>
            <Stack spacing={2}>
              {read.kind === 'refused' && <Alert severity="error">{t(read.problem, read.values)}</Alert>}
              {!isReadable && read.kind !== 'refused' && (
                <Alert severity="error">{t('signature.error.failed')}</Alert>
              )}
              {!account && <Alert severity="warning">{t('sign.noAccount')}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
            <Button onClick={close}>{t('common.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function readRequest(request: ReviewMessageProps['request']): ReadMessage {
  if ('message' in request) return readPersonalMessage(request.message);
  const { text, network, signer } = request;
  return readMessage({ text, form: undefined, chainId: network.chainId, signer: signer.address });
}

function titleOf(read: ReadMessage): TextId {
  if (read.kind === 'typedData') return read.meaning.titleId;
  return read.kind === 'personal' ? 'sign.title' : 'call.title.unknownSignature';
}

interface SignatureFormProps {
  read: ReadTypedData | ReadPersonalMessage;
  siwe: SiweMessage | undefined;
  account: SigningAccount;
  withinLimits: ReviewMessageProps['request']['withinLimits'];
  onSigningChange: (isSigning: boolean) => void;
  onSigned: (signature: string) => void;
  onCancel: () => void;
}

function SignatureForm(props: SignatureFormProps) {
  const { read, siwe, account, withinLimits, onSigningChange, onSigned, onCancel } = props;
  const t = useText();
  const form = useMessageSigning({ read, account, withinLimits, onSigned, onSigningChange });
  const { signing, isSubmitting } = form;
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      // Enter in a field must not sign.
      onSubmit={(event) => event.preventDefault()}
      // The form is between the dialog and its content, and only the content scrolls: the buttons stay in view.
      sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
    >
      <SigningContent
        keyField={
          <SigningKeyField
            control={form.control}
            phraseName="phrase"
            passwordName="password"
            choice={signing}
            phraseHelp={t('sign.phraseHelp')}
            unlockedText={signing.key === 'unlocked' ? t('device.signs') : ''}
            disabled={isSubmitting}
            secretRef={onSecret}
          />
        }
      >
        <Box ref={onDetails}>
          <Stack spacing={2.25}>
            {siwe && <SignInFields siwe={siwe} />}
            {siwe ? (
              // Its fields are above.
              <CollapsibleGroup title={t('sign.raw')}>
                <MessageView read={read} />
              </CollapsibleGroup>
            ) : (
              <MessageView read={read} />
            )}
            <TakeableBySignature read={read} signer={account.address} />
          </Stack>
        </Box>
        <SignatureWarnings
          warnings={form.warnings}
          accepted={form.accepted}
          disabled={isSubmitting}
          onChange={form.setAccepted}
        />
      </SigningContent>
      <SignatureSummary ref={onSummary} read={read} siwe={siwe} address={account.address} />
      <UnseenSecret settled={settled} />
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: { xs: 1.5, sm: 2.5 }, gap: 1 }}>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('common.cancel')}
        </Button>
        <SignButton
          settled={settled}
          isBusy={isSubmitting}
          disabled={!form.maySubmit}
          onPress={() => void form.submit()}
        >
          {t(isSubmitting ? 'sign.signing' : 'sign.submit')}
        </SignButton>
      </DialogActions>
    </Box>
  );
}
