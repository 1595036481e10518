import { setTimeout as rest } from 'node:timers/promises';
import type { Engine } from './Engine.ts';

/** Kinds of elements that users search for, each with an accessible name. */
type Kind = 'button' | 'link' | 'tab' | 'field' | 'heading' | 'dialog';

const selectors: Readonly<Record<Kind, string>> = {
  button: 'button:not([role]), [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  field: 'input, textarea',
  heading: 'h1, h2, h3',
  dialog: '[role="dialog"]',
};

/** Marks the first visible element of a kind and name; elements behind a dialog are ignored. */
const MARK = `
  const [selector, name, mark] = parameters;
  const text = (element) => (element?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const named = (element) => {
    const label = element.getAttribute('aria-labelledby');
    return [element.getAttribute('aria-label'), text(element.labels?.[0]), text(label && document.getElementById(label)), text(element)];
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.closest('[aria-hidden="true"]') &&
      !element.disabled &&
      element.getAttribute('aria-disabled') !== 'true' &&
      named(element).includes(name),
  );
  found?.setAttribute('data-walk', mark);
  return found !== undefined;`;

const TIMEOUT_MS = 60_000;
const LOOK_MS = 100;

/** Uses a page as a user does, in any engine. */
export class PageWalker {
  readonly #engine: Engine;
  readonly #origin: string;
  #marks = 0;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#engine.open(`${this.#origin}${path}`);
  }

  async press(kind: Kind, name: string): Promise<void> {
    await this.#engine.press(await this.find(kind, name));
  }

  async type(name: string, text: string): Promise<void> {
    await this.#engine.type(await this.find('field', name), text);
  }

  /** Waits for something; gives a selector that finds it. */
  async find(kind: Kind, name: string): Promise<string> {
    const mark = `${(this.#marks += 1)}`;
    await this.until(`there is no ${kind} '${name}'`, () =>
      this.#engine.run(MARK, selectors[kind], name, mark),
    );
    return `[data-walk="${mark}"]`;
  }

  /** Waits until a CSS selector finds an element with a text in it; gives the texts of all that it finds. */
  async see(selector: string, text = ''): Promise<string[]> {
    let texts: string[] = [];
    await this.until(`there is no '${text}' in ${selector}`, async () => {
      texts = (await this.#engine.run(
        'return [...document.querySelectorAll(parameters[0])].map((element) => element.textContent ?? "");',
        selector,
      )) as string[];
      return texts.some((one) => one.includes(text));
    });
    return texts;
  }

  async path(): Promise<string> {
    return String(await this.#engine.run('return location.pathname;'));
  }

  /** @throws Error with the awaited element, and the page's current content */
  async until(what: string, holds: () => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    while ((await holds()) !== true) {
      if (Date.now() > deadline) {
        const page = String(await this.#engine.run('return document.body.innerText;'));
        throw new Error(`${what} at ${await this.path()}, but: ${page.replace(/\s+/g, ' ').slice(0, 600)}`);
      }
      await rest(LOOK_MS);
    }
  }
}
