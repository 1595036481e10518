import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { watchSummary } from './watchSummary.ts';

/** State of a summary that must be visible, unchanged, long enough to be read before it is signed. */
export interface ReadableSummary {
  /** `ref` of the element that must be visible: recipient, amount, network and fee. */
  readonly onSummary: (element: HTMLElement | null) => void;
  /** `ref` of an element that must not change either, though it may be scrolled. */
  readonly onDetails: (element: HTMLElement | null) => void;
  /**
   * `ref` of the field for a password or a phrase, which must have been visible; unused where none is
   * requested.
   */
  readonly onSecret: (element: HTMLElement | null) => void;
  /** True while the button waits for that field to become visible. */
  readonly isSecretUnseen: boolean;
  /** Id of the element with that explanation. */
  readonly reasonId: string;
  /** State for the button's appearance. */
  readonly isSettled: boolean;
  /** Check before a signature: reads the page at the moment of the press. */
  readonly maySign: () => boolean;
}

/** Allows a press to sign only while the summary is visible and has not changed for one second. */
export function useReadableSummary(): ReadableSummary {
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const [details, setDetails] = useState<HTMLElement | null>(null);
  const [secret, setSecret] = useState<HTMLElement | null>(null);
  const [isSecretUnseen, setIsSecretUnseen] = useState(false);
  const reasonId = useId();
  const [isSettled, setIsSettled] = useState(false);
  const watch = useRef<ReturnType<typeof watchSummary>>(undefined);

  useLayoutEffect(() => {
    if (!summary) return undefined;
    const watching = watchSummary({
      summary,
      details: details ?? undefined,
      secret: secret ?? undefined,
      onChange: setIsSettled,
      onSecretUnseen: setIsSecretUnseen,
    });
    watch.current = watching;
    return () => {
      watching.stop();
      watch.current = undefined;
      setIsSettled(false);
      setIsSecretUnseen(false);
    };
  }, [summary, details, secret]);

  const maySign = useCallback(() => watch.current?.isSettled() ?? false, []);
  return {
    onSummary: setSummary,
    onDetails: setDetails,
    onSecret: setSecret,
    isSecretUnseen,
    reasonId,
    isSettled,
    maySign,
  };
}
