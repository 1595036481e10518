import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { TextId } from '@everything-wallet/core/texts/texts';

/** Text ids by the browser's name for the error. */
const problems: Partial<Record<string, TextId>> = {
  NotAllowedError: 'scanner.camera.error.refused',
  SecurityError: 'scanner.camera.error.refused',
  NotFoundError: 'scanner.camera.error.missing',
  OverconstrainedError: 'scanner.camera.error.missing',
  NotReadableError: 'scanner.camera.error.busy',
};

/**
 * Opens the camera, preferring the one on the back.
 *
 * @param signal stops the camera, even if it opens only after the abort
 * @throws WalletError with the reason why there is no picture
 */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Browsers hide the camera from pages loaded without encryption.
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
