import { isSearchShortcut } from '../lib/search/searchShortcut.ts';

/** Signs that somebody is there and about to do more than to read. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;
/** Of these, what is done on purpose. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** Keys that move the focus within a row of tabs. */
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

declare global {
  /** What public/early.js recorded before this module ran. */
  var earlyEvents: { readonly events: readonly Event[]; readonly stop: () => void } | undefined;
}

/** A page that the build has written, before the application is there. */
export interface WrittenPage {
  /** Resolves at the first sign that the page is used, at once if early.js saw one; called again, at the next act. */
  readonly used: () => Promise<void>;
  /** Says if a press waits for the application. */
  readonly isAwaited: () => boolean;
  /** Replays what was typed and pressed to the application, which has just been drawn over the page. */
  readonly handOver: () => void;
}

/**
 * Records what a visitor does on a written page until the application can take it, including what early.js recorded: links
 * work by themselves, typed text stays, and presses are replayed. No form is ever sent by the browser.
 *
 * @param root the element that the page was written into, which the application hydrates
 */
export function watchWrittenPage(root: HTMLElement): WrittenPage {
  const typed = new Map<TextField, string>();
  /** In order; a button that is pressed again because nothing happens is pressed once. */
  const presses: { element: Element; press: () => void }[] = [];
  const ended = new AbortController();
  let isAskedAgain = false;
  let isUsed: () => void = () => undefined;

  function hold(event: Event, element: Element, press: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push({ element, press });
    root.setAttribute('aria-busy', 'true');
    // Screen readers and speech press without a pointer or a key: there is no other sign of them.
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
      // A button that sends its form is heard of by that.
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
      // Each press moves on from the tab that has the focus by then.
      hold(event, target, () => press(document.activeElement ?? target)());
    }
  }

  // Before the listeners of used(), which hear of it through hold().
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
    isAwaited: () => presses.length > 0,
    handOver: () => {
      ended.abort();
      root.removeAttribute('aria-busy');
      for (const [field, value] of typed) retype(field, value);
      // Once what was typed has arrived.
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
