/** An `IntersectionObserver` for jsdom, which has no layout: everything is visible. */
export class WholeView {
  readonly #onView: IntersectionObserverCallback;

  constructor(onView: IntersectionObserverCallback) {
    this.#onView = onView;
  }

  observe(target: Element): void {
    this.see(target, 1);
  }

  /** Sets the visible share of an element. */
  see(target: Element, intersectionRatio: number): void {
    const entry = { target, intersectionRatio, intersectionRect: new DOMRectReadOnly() };
    this.#onView([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    // Nothing is observed.
  }
}
