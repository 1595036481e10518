import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Part of a form's field that its input uses. */
interface Field {
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly ref: (input: Input | null) => void;
}

/**
 * Synchronizes an uncontrolled input with its form: React would write the value of a controlled one into the
 * page's markup. The text is cleared when the page is left, since the browser may cache the page to show it
 * again.
 *
 * @param isSecret false leaves the input to React
 * @returns the input's `ref`, and a key that changes when it was cleared: its label would stay above an empty
 * field
 */
export function useSecretInput({ value, onChange, ref }: Field, isSecret: boolean) {
  const input = useRef<Input>(null);
  const [key, setKey] = useState(0);
  const written = isSecret && typeof value === 'string' ? value : undefined;

  useLayoutEffect(() => {
    if (written === undefined || !input.current || input.current.value === written) return;
    input.current.value = written;
    if (document.activeElement !== input.current) setKey((before) => before + 1);
  }, [written]);

  useLayoutEffect(() => {
    if (written !== undefined && input.current) input.current.value = written;
    // oxlint-disable-next-line react/exhaustive-deps -- a new input is empty
  }, [key]);

  const onLeave = useRef(onChange);
  useEffect(() => {
    onLeave.current = onChange;
  });
  useEffect(() => {
    if (!isSecret) return undefined;
    const forget = () => {
      if (input.current) input.current.value = '';
      onLeave.current('');
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [isSecret]);

  const inputRef = useCallback(
    (element: Input | null) => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
  return { inputRef, key };
}
