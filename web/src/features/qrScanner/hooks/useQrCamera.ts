import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { TextId } from '../../../texts/texts.ts';
import { createQrReader, type QrReader } from '../createQrReader.ts';
import { openCamera } from '../openCamera.ts';

/** How long to rest between two looks at the picture, in ms: a hand holds still for longer. */
const PAUSE_MS = 150;

/** The camera: off (with the reason, where it went off by itself), on its way, or looking for codes. */
type CameraState =
  { readonly status: 'off'; readonly problem?: TextId } | { readonly status: 'starting' | 'on' };

interface QrCamera {
  readonly state: CameraState;
  /** The element that shows the picture; it must be there before the camera starts. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * A camera that looks for QR codes; it is off until it is started, and goes off when the screen is left.
 *
 * @param onText told each code once, until another one is seen
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

/** TypeScript takes a signal that was not aborted before an await for one that still is not. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
