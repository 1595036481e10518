/** Time for which a summary must be visible and unchanged before a press signs it, in ms. */
export const SETTLE_MS = 1_000;

/**
 * Share of the window that an element must fill to count as visible where the window is too low for all of
 * it.
 */
const MIN_WINDOW_SHARE = 0.6;

/** Some zoom levels cut off fractions of a pixel. */
const MIN_PART = 0.99;

const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20).concat(MIN_PART);

/** Watched elements: a summary that must be visible, and details that may be scrolled. */
export interface WatchedSummary {
  readonly summary: HTMLElement;
  readonly details?: HTMLElement | undefined;
  /**
   * Field for a password or a phrase, which must have been visible or typed into; undefined where none is
   * requested.
   */
  readonly secret?: HTMLElement | undefined;
  /** Called when the summary settles, and when it no longer is settled. */
  readonly onChange: (isSettled: boolean) => void;
  /** Called while the secret's field has not been visible yet, and once it has. */
  readonly onSecretUnseen: (isUnseen: boolean) => void;
}

/**
 * Watches a summary before a signature: it is settled once it has been visible for one second in which
 * neither it nor its details changed, nor the window came to the front, and the field for a secret has been visible too, since a button must
 * not sign before the user has seen that a secret is required.
 *
 * @returns `isSettled`, which reads the page again, so that a change that is not painted yet counts; and
 * `stop`
 */
export function watchSummary({ summary, details, secret, onChange, onSecretUnseen }: WatchedSummary) {
  const parts = details ? [summary, details] : [summary];
  const read = () => parts.map(({ textContent }) => textContent).join('\n');
  let text = read();
  let isInView = false;
  let isSecretSeen = secret === undefined;
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    clearTimeout(timer);
    set(false);
    if (isInView && isSecretSeen) timer = setTimeout(() => set(true), SETTLE_MS);
  }

  function set(isNow: boolean) {
    if (isNow === isSettled) return;
    isSettled = isNow;
    onChange(isNow);
  }

  const changes = new MutationObserver(() => {
    const now = read();
    if (now === text) return;
    text = now;
    begin();
  });
  for (const part of parts) changes.observe(part, { childList: true, characterData: true, subtree: true });
  const views = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const isNow = isSeen(entry);
      if (isNow === isInView) return;
      isInView = isNow;
      begin();
    },
    { threshold: THRESHOLDS },
  );
  views.observe(summary);
  const noteSecret = (isNow: boolean) => {
    if (isSecretSeen) return;
    isSecretSeen = isNow;
    onSecretUnseen(!isNow);
    if (isNow) begin();
  };
  const secretViews = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) noteSecret(isSeen(entry));
    },
    { threshold: THRESHOLDS },
  );
  if (secret) secretViews.observe(secret);
  // Part of a field that is taller than the space in a low window is always outside it.
  const onInput = () => noteSecret(true);
  secret?.addEventListener('input', onInput);
  // The press that brings the window to the front was meant for another one, or for what was shown before.
  window.addEventListener('focus', begin);

  return {
    isSettled: () => isSettled && read() === text,
    stop: () => {
      clearTimeout(timer);
      changes.disconnect();
      views.disconnect();
      secretViews.disconnect();
      secret?.removeEventListener('input', onInput);
      window.removeEventListener('focus', begin);
    },
  };
}

function isSeen({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= MIN_PART || intersectionRect.height >= MIN_WINDOW_SHARE * window.innerHeight;
}
