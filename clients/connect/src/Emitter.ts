type Listener = (...args: never[]) => void;

/** Listeners of a provider. */
export class Emitter {
  /** By event; the value says whether the listener is for one event only. */
  readonly #listeners = new Map<string, Map<Listener, boolean>>();

  add(event: string, listener: Listener, isOnce: boolean): void {
    const listeners = this.#listeners.get(event) ?? new Map<Listener, boolean>();
    this.#listeners.set(event, listeners.set(listener, isOnce));
  }

  remove(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, payload: unknown): void {
    for (const [listener, isOnce] of [...(this.#listeners.get(event) ?? [])]) {
      if (isOnce) this.remove(event, listener);
      try {
        (listener as (payload: unknown) => void)(payload);
      } catch (error) {
        // A listener's fault must not keep the others, or an answer, from being delivered.
        setTimeout(() => {
          throw error;
        });
      }
    }
  }
}
