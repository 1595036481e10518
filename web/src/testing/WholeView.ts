/** An `IntersectionObserver` for jsdom, which has no layout: everything is in view. */
export class WholeView {
  readonly #onView: IntersectionObserverCallback;

  constructor(onView: IntersectionObserverCallback) {
    this.#onView = onView;
  }

  observe(target: Element): void {
    const entry = { target, intersectionRatio: 1, intersectionRect: new DOMRectReadOnly() };
    this.#onView([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    // Nothing is watched.
  }
}
