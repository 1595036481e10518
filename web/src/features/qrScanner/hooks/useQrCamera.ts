import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { TextId } from '../../../texts/texts.ts';
import { createQrReader, type QrReader } from '../createQrReader.ts';
import { openCamera } from '../openCamera.ts';

/** Milliseconds between two scans of the picture: a hand holds still for longer. */
const PAUSE_MS = 150;

/** Camera state: off (with the reason if it stopped by itself), starting, or scanning. */
type CameraState =
  | { readonly status: 'off'; readonly problem?: TextId }
  | { readonly status: 'starting' | 'on' };

interface QrCamera {
  readonly state: CameraState;
  /** Element that shows the picture; must be mounted before the camera starts. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Scans for QR codes with the camera, which starts on request and stops when the screen unmounts.
 *
 * @param onText called once per code, until another one is seen
 */
export function useQrCamera(onText: (text: string) => void): QrCamera {
  const [state, setState] = useState<CameraState>({ status: 'off' });
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<AbortController>(undefined);
  const listener = useRef(onText);
  useEffect(() => {
    listener.current = onText;
  });
  useEffect(() => () => running.current?.abort(), []);

  const stop = useCallback(() => {
    running.current?.abort();
    setState({ status: 'off' });
  }, []);

  const start = useCallback(async () => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const fail = (problem: TextId) => {
      if (run.signal.aborted) return;
      run.abort();
      setState({ status: 'off', problem });
    };

    setState({ status: 'starting' });
    try {
      const [stream, read] = await Promise.all([openCamera(run.signal), createQrReader()]);
      const picture = video.current;
      if (run.signal.aborted || !picture) return;
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => fail('scanner.camera.error.ended'));
      }
      picture.srcObject = stream;
      await picture.play();
      setState({ status: 'on' });
      await readUntil(run.signal, picture, read, (text) => listener.current(text));
    } catch (error) {
      if (!run.signal.aborted) logProblem('The camera could not be used', error);
      fail(error instanceof WalletError ? error.textId : 'scanner.camera.error.failed');
    }
  }, []);

  return { state, video, start, stop };
}

async function readUntil(
  signal: AbortSignal,
  picture: HTMLVideoElement,
  read: QrReader,
  onText: (text: string) => void,
): Promise<void> {
  let last: string | undefined;
  while (!signal.aborted) {
    const hasPicture = picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    const text = hasPicture ? await read(picture) : undefined;
    if (text !== undefined && text !== last && !isAborted(signal)) {
      last = text;
      onText(text);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Reads the flag in a function: TypeScript assumes that a signal not aborted before an await is still not aborted after it. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
