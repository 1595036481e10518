import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { TextId } from '@everything-wallet/core/texts/texts';

/** What the browser calls the reasons why there is no picture. */
const problems: Partial<Record<string, TextId>> = {
  NotAllowedError: 'scanner.camera.error.refused',
  SecurityError: 'scanner.camera.error.refused',
  NotFoundError: 'scanner.camera.error.missing',
  OverconstrainedError: 'scanner.camera.error.missing',
  NotReadableError: 'scanner.camera.error.busy',
};

/**
 * Opens the camera, the one on the back where there are two.
 *
 * @param signal stops the camera, also one that is opened only afterwards
 * @throws WalletError that says why there is no picture
 */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Browsers hide the camera from pages that came without encryption.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new WalletError('scanner.camera.error.unsupported');
  const stream = await mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    .catch((cause: unknown) => {
      const name = cause instanceof Error ? cause.name : '';
      throw new WalletError(problems[name] ?? 'scanner.camera.error.failed', { cause });
    });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return stream;
}
