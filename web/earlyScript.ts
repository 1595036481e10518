import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** The empty element in index.html. */
const PLACE = '<script id="early"></script>';

/** Returns early.js as the pages contain it: minified, since each page carries it. */
export function earlyScript(): string {
  const source = readFileSync(fileURLToPath(new URL('early.js', import.meta.url)), 'utf8');
  const { code } = transformSync(source, { minify: true, target: 'es2022' });
  return code.trim();
}

/** Returns the source expression by which a content security policy allows exactly the given script (CSP 3, hash-source). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

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
