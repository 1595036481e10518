import { normaliseMnemonic } from '@everything-wallet/core/accounts/normaliseMnemonic';
import { wordCompletions } from '@everything-wallet/core/accounts/wordCompletions';
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';

/** Completions that are shown at once; more letters make them fewer. */
const MAX_SHOWN = 6;

/** Letters from which a word of the list is known (BIP-39). */
const TELLING_LETTERS = 4;

/** Characters that end a word while it is typed. */
const SEPARATOR = /[\s,;]$/u;

/** Callbacks of a field for one word. */
export interface WordCallbacks {
  /** Called with the word in its normal form, as far as it is typed. */
  readonly onType: (word: string) => void;
  /** Called with several words that were put into the field at once. */
  readonly onSeveral: (text: string) => void;
  /** Called when the word is complete, and the next one follows. */
  readonly onNext: () => void;
}

/** Completes the word in an uncontrolled field by the word list (BIP-39). */
export function useWordCompletion({ onType, onSeveral, onNext }: WordCallbacks) {
  const input = useRef<HTMLInputElement>(null);
  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
  };
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const isOpen = options.length > 0;

  function show(words: readonly string[]) {
    setOptions(words);
    setActive(0);
    setHasMoved(false);
  }

  function take(word: string) {
    if (input.current) input.current.value = word;
    show([]);
    onType(word);
  }

  /** Takes the only word that four letters can stand for. */
  function complete() {
    const typed = normaliseMnemonic(input.current?.value ?? '');
    const [only, ...others] = wordCompletions(typed);
    const isKnown = only !== undefined && others.length === 0 && typed.length >= TELLING_LETTERS;
    const word = isKnown ? only : typed;
    if (word === input.current?.value) show([]);
    else take(word);
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const word = normaliseMnemonic(target.value);
    if (word.includes(' ')) {
      show([]);
      onSeveral(target.value);
      return;
    }
    if (word !== '' && SEPARATOR.test(target.value)) {
      complete();
      onNext();
      return;
    }
    const completions = wordCompletions(word).slice(0, MAX_SHOWN);
    show(completions.length === 1 && completions[0] === word ? [] : completions);
    onType(word);
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    show([]);
    onSeveral(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const word = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
      setHasMoved(true);
    } else if (event.key === 'Enter' && word !== undefined) {
      event.preventDefault();
      take(word);
      onNext();
    } else if (event.key === 'Tab' && word !== undefined && (hasMoved || options.length === 1)) {
      take(word);
    } else if (event.key === 'Escape' && isOpen) {
      // The list closes, and not the dialog around it.
      event.stopPropagation();
      show([]);
    }
  }

  return { setInput, options, active, isOpen, take, complete, onChange, onPaste, onKeyDown };
}
