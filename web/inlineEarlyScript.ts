import type { Plugin } from 'vite';
import { earlyScript } from './earlyScript.ts';

/** The empty element in index.html. */
const PLACE = '<script id="early"></script>';

/** Puts early.js into index.html, in development too. */
export function inlineEarlyScript(): Plugin {
  return {
    name: 'inline-early-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) => {
        if (!html.includes(PLACE)) {
          if (filename.endsWith('/index.html')) throw new Error(`index.html has no ${PLACE}`);
          return html;
        }
        return html.replace(PLACE, () => PLACE.replace('><', () => `>${earlyScript()}<`));
      },
    },
  };
}
