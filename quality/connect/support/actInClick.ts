/** As much of a page of Playwright or Puppeteer as a click takes. */
interface ClickedPage {
  readonly evaluate: (script: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<void>;
}

/** Outcome of an act on a page. */
export interface Outcome {
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message: string };
}

/** Clicks the button of a page, which runs an expression; the outcome follows. */
export async function actInClick(page: ClickedPage, expression: string): Promise<Outcome> {
  const name = `outcome${Math.random()}`;
  await page.evaluate(`(() => {
    const settle = async () => {
      try {
        return { result: await (${expression}) };
      } catch ({ code, message }) {
        return { error: { code, message } };
      }
    };
    document.querySelector('#ask').onclick = () => void (window['${name}'] = settle());
  })()`);
  await page.click('#ask');
  const outcome = await page.evaluate(
    `window['${name}'].then((outcome) => JSON.stringify(outcome, (_, value) => typeof value === 'bigint' ? String(value) : value))`,
  );
  return JSON.parse(outcome as string) as Outcome;
}
