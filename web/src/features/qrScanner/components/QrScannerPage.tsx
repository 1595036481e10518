import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { parsePaymentLink, type PaymentRequest } from '@everything-wallet/core/payments/parsePaymentLink';
import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/scanner';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useNetwork } from '../../../lib/network/useNetwork.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useQrCamera } from '../hooks/useQrCamera.ts';
import { useSharedPayment } from '../hooks/useSharedPayment.ts';
import { CameraPanel } from './CameraPanel.tsx';
import { ManualEntry } from './ManualEntry.tsx';
import { SwitchNetworkDialog } from './SwitchNetworkDialog.tsx';

loadTexts(compiledTexts);

interface QrScannerPageProps {
  /** The user's own address, which the simulated scanner fills in: no other is safe to send to. */
  ownAddress: string | undefined;
  /** Called with the payment once the wallet is on the right network. */
  onReady: (request: PaymentRequest) => void;
}

/** Scans an address or a payment link, or accepts a typed one (docs/product.md §2, QR scanner). */
export function QrScannerPage({ ownAddress, onReady }: QrScannerPageProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { network, selectNetwork } = useNetwork();
  const [codeProblem, setCodeProblem] = useState<TextId>();
  const [elsewhere, setElsewhere] = useState<PaymentRequest>();
  const camera = useQrCamera(onCode);
  const shared = useSharedPayment();
  const wantedId = elsewhere?.networkId;

  function onCode(text: string) {
    try {
      const request = parsePaymentLink(text);
      camera.stop();
      setCodeProblem(undefined);
      take(request);
    } catch (error) {
      logProblem('A code could not be used', error);
      enqueueSnackbar(t('scanner.error.invalid'), { variant: 'error' });
      setCodeProblem(error instanceof WalletError ? error.textId : 'payment.error.malformed');
    }
  }

  function take(request: PaymentRequest) {
    if (request.networkId === undefined || request.networkId === network.id) finish(request);
    else setElsewhere(request);
  }

  function finish(request: PaymentRequest) {
    enqueueSnackbar(t('scanner.ready'), { variant: 'success' });
    // From here on the amount is in this network's coin.
    onReady({ ...request, networkId: request.networkId ?? network.id });
  }

  return (
    <>
      <PageHeader title={t('scanner.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <CameraPanel camera={camera} codeProblem={codeProblem} />
        <ManualEntry sampleAddress={ownAddress} sharedEntry={shared} onEntry={take} />
      </Box>
      {elsewhere && wantedId && (
        <SwitchNetworkDialog
          wanted={networkById(wantedId)}
          current={network}
          onSwitch={() => {
            selectNetwork(wantedId);
            finish(elsewhere);
          }}
          onCancel={() => setElsewhere(undefined)}
        />
      )}
    </>
  );
}
