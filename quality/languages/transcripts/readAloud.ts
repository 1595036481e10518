import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Virtual } from '@guidepup/virtual-screen-reader';

/** Longest transcript: a screen reader that walks in a circle is stopped. */
const MAX_PHRASES = 1_000;

const GLOBAL = 'virtualScreenReader';

/** The screen reader as a script: `page.evaluate` takes no module. */
function script(): string {
  const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const source = readFileSync(file, 'utf8');
  const exported = /export\{[^}]*?(\S+) as virtual\}/.exec(source);
  const name = exported?.[1]?.split(',').at(-1);
  if (!exported || name === undefined) throw new Error('The screen reader exports no `virtual`.');
  return `(() => {${source.replace(exported[0], `globalThis.${GLOBAL} = ${name}`)}\n})()`;
}

/**
 * Reads a part of a page from its beginning to its end, as a screen reader does, one element after the other.
 *
 * @param selector of the element that is read
 * @returns everything that is spoken, one line an element
 */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(script());
  return page.evaluate(
    async ([name, wanted, max]) => {
      const container = document.querySelector(wanted);
      const reader = (globalThis as unknown as Record<string, Virtual>)[name];
      if (!container || !reader) throw new Error(`nothing to read at ${wanted}`);
      await reader.start({ container });
      const first = await reader.lastSpokenPhrase();
      // After its last element the reader begins again.
      for (let steps = 0; steps < max; steps += 1) {
        await reader.next();
        const spoken = await reader.lastSpokenPhrase();
        if (spoken === `end of ${first}` || spoken === first) break;
      }
      const log = await reader.spokenPhraseLog();
      await reader.stop();
      return log;
    },
    [GLOBAL, selector, MAX_PHRASES] as const,
  );
}
