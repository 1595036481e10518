import { isSearchShortcut } from '../lib/search/searchShortcut.ts';

/** Events that show that a user is about to do more than read. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;
/** Deliberate ones among them. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Keys that move the focus within a row of tabs. */
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** A written dialog that web/early.js has opened. */
const OPENED_ANSWER = 'div[data-written-answer]';

declare global {
  /** Events that web/early.js recorded before this module ran. */
  var earlyEvents: { readonly events: readonly Event[]; readonly stop: () => void } | undefined;
}

/** A prerendered page, before the application is loaded. */
export interface PrerenderedPage {
  /**
   * Resolves at the first sign that the page is used, immediately if early.js saw one; called again, at the
   * next press or key.
   */
  readonly used: () => Promise<void>;
  /** Returns true if a press waits for the application, or a written dialog was opened, which the application must complete. */
  readonly isAwaited: () => boolean;
  /** Replays recorded input and presses to the application, which has just been drawn over the page. */
  readonly handOver: () => void;
}

/**
 * Records a visitor's input on a prerendered page until the application can handle it, including the events
 * of early.js: links work natively, typed text stays, and presses are replayed. The browser never submits a
 * form.
 *
 * @param root the element with the prerendered page, which the application hydrates
 */
export function watchPrerenderedPage(root: HTMLElement): PrerenderedPage {
  const typed = new Map<TextField, string>();
  /** In order; repeated presses of a button while nothing happens count once. */
  const presses: { element: Element; press: () => void }[] = [];
  const ended = new AbortController();
  let isAskedAgain = false;
  let isUsed: () => void = () => undefined;

  function hold(event: Event, element: Element, press: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push({ element, press });
    root.setAttribute('aria-busy', 'true');
    // Screen readers and speech control press without a pointer or key event: there is no other sign of them.
    isUsed();
  }
  function holdOnce(event: Event, element: Element, press: () => void): void {
    const earlier = presses.findIndex((one) => one.element === element);
    if (earlier >= 0) presses.splice(earlier, 1);
    hold(event, element, press);
  }

  function hear(event: Event): void {
    const { type, target } = event;
    if (type === 'input' && isTextField(target)) {
      typed.set(target, target.value);
    } else if (type === 'submit' && target instanceof HTMLFormElement) {
      holdOnce(event, target, () => target.requestSubmit());
    } else if (type === 'click') {
      const button = target instanceof Element && target.closest('button');
      // A button that submits its form is recorded by the submission.
      if (button && button.type !== 'submit') holdOnce(event, button, () => button.click());
    } else if (event instanceof KeyboardEvent) {
      hearKey(event);
    }
  }
  function hearKey(event: KeyboardEvent): void {
    const { target, key, ctrlKey, metaKey } = event;
    const press = (on: EventTarget) => () =>
      on.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      );
    if (isSearchShortcut(event)) holdOnce(event, root, press(document));
    else if (TAB_KEYS.includes(key) && target instanceof Element && target.getAttribute('role') === 'tab') {
      // Each press continues from the tab that has the focus by then.
      hold(event, target, () => press(document.activeElement ?? target)());
    }
  }

  // Before the listeners of used(), which are notified through hold().
  for (const type of ['input', 'submit', 'click', 'keydown']) {
    document.addEventListener(type, hear, { capture: true, signal: ended.signal });
  }
  const { events = [], stop } = globalThis.earlyEvents ?? {};
  stop?.();
  for (const event of events) hear(event);

  return {
    used: () =>
      new Promise((resolve) => {
        isUsed = resolve;
        for (const sign of isAskedAgain ? ACTS : SIGNS) {
          document.addEventListener(sign, isUsed, { capture: true, signal: ended.signal });
        }
        if (!isAskedAgain && events.length > 0) resolve();
        isAskedAgain = true;
      }),
    isAwaited: () => presses.length > 0 || document.querySelector(OPENED_ANSWER) !== null,
    handOver: () => {
      ended.abort();
      root.removeAttribute('aria-busy');
      for (const [field, value] of typed) retype(field, value);
      // After the typed text was replayed.
      setTimeout(() => {
        for (const { press } of presses) press();
      });
    },
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Types a value into a field that React has just taken over with another one. React ignores an event where
 * the value equals the last one it saw, and it also sees values that are set through the element itself.
 */
function retype(field: TextField, value: string): void {
  if (!field.isConnected) return;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
