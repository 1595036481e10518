import { isSearchShortcut } from '../lib/search/searchShortcut.ts';

/** Signs that somebody is there and about to do more than to read. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;
/** Of these, what is done on purpose. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** A page that the build has written, before the application is there. */
export interface WrittenPage {
  /** Resolves at the first sign that somebody uses the page; asked again, when they do something on it anew. */
  readonly used: () => Promise<void>;
  /** Whether something was pressed that waits for the application. */
  readonly isAwaited: () => boolean;
  /** Gives the application, which has just been drawn over the page, what was typed and pressed before. */
  readonly handOver: () => void;
}

/**
 * Keeps what a visitor does on a written page until the application can take it: links lead on by themselves, what is
 * typed stays, and what is pressed is pressed again once there is somebody to hear it. No form is ever sent by the browser.
 *
 * @param root the element that the page was written into, which the application hydrates
 */
export function watchWrittenPage(root: HTMLElement): WrittenPage {
  const typed = new Map<TextField, string>();
  // By what was pressed: who presses again because nothing happens means it once.
  const presses = new Map<Element, () => void>();
  const ended = new AbortController();
  let isAskedAgain = false;
  let isUsed: () => void = () => undefined;
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: ended.signal });

  function keep(event: Event, element: Element, press: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.delete(element);
    presses.set(element, press);
    root.setAttribute('aria-busy', 'true');
    // Screen readers and speech press without a pointer or a key: there is no other sign of them.
    isUsed();
  }

  listen('input', ({ target }) => {
    if (isTextField(target)) typed.set(target, target.value);
  });
  listen('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit());
  });
  listen('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    // A button that sends its form is heard of by that.
    if (button && button.type !== 'submit') keep(event, button, () => button.click());
  });

  // Before the listeners of used(), which hear of it through keep().
  listen('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    const { key, ctrlKey, metaKey } = event;
    keep(event, root, () =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true })),
    );
  });

  return {
    used: () =>
      new Promise((resolve) => {
        isUsed = resolve;
        for (const sign of isAskedAgain ? ACTS : SIGNS) listen(sign, isUsed);
        isAskedAgain = true;
      }),
    isAwaited: () => presses.size > 0,
    handOver: () => {
      ended.abort();
      root.removeAttribute('aria-busy');
      for (const [field, value] of typed) retype(field, value);
      // Once what was typed has arrived.
      setTimeout(() => {
        for (const press of presses.values()) press();
      });
    },
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Types a value into a field that React has just taken over with another one. React takes an event for news only where
 * the value is not the one it saw last, and it sees what is set through the element itself.
 */
function retype(field: TextField, value: string): void {
  if (!field.isConnected) return;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
