import type { RenderedPage } from '../src/renderPage.tsx';
import { escapeHtml } from './escapeHtml.ts';
import type { Alternate } from './alternates.ts';
import { markdownPath } from './markdownPath.ts';

interface PageDocumentOptions {
  /** Origin of the site, such as 'https://example.com'. */
  readonly origin: string;
  /**
   * Addresses of the scripts that the page needs: once it is used (`code`), after its first answers (`later`), and for what a
   * button opens (its `data-answer`).
   */
  readonly code: Readonly<Record<'code' | 'later' | (string & {}), readonly string[]>>;
  /** Addresses of the page in all languages. */
  readonly alternates: readonly Alternate[];
}

/**
 * Builds the HTML document of a page: the application's shell with the page in it, and a head of its own.
 *
 * @param shell the built index.html
 * @throws Error when the shell lacks a placeholder
 */
export function pageDocument(
  shell: string,
  page: RenderedPage,
  { origin, code, alternates }: PageDocumentOptions,
): string {
  const url = origin + page.address;
  const scripts = Object.entries(code)
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => ` data-${name === 'code' ? name : `${name}-code`}="${files.join(' ')}"`);
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    ...alternates.map(
      ({ hreflang, url: other }) => `<link rel="alternate" hreflang="${hreflang}" href="${other}" />`,
    ),
    ...(page.isPublic
      ? [`<link rel="alternate" type="text/markdown" href="${markdownPath(page.address)}" />`]
      : []),
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Everything Wallet" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${origin}/social-card.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    page.styles,
  ].join('\n    ');
  const inLanguage = replaceOnce(
    shell,
    /<html lang="[^"]*"/,
    `<html lang="${page.language}" dir="${page.direction}"`,
  );
  const withHead = replaceOnce(inLanguage, /<title>.*<\/title>/s, head);
  const withDescription = replaceOnce(withHead, /<meta\s+name="description"\s+content="[^"]*"\s*\/>/, '');
  return replaceOnce(
    withDescription,
    /<div id="root"><\/div>/,
    [
      `<div id="root" data-written="${page.path}" data-language="${page.language}"${scripts.join('')}>${page.html}</div>`,
      // A template is neither drawn nor read before early.js shows it.
      ...Object.entries(page.answers).map(
        ([name, html]) => `<template data-written-answer="${name}">${html}</template>`,
      ),
      // Where the application cannot be loaded, there is no catalogue to read this from.
      `<p id="not-loaded" role="alert" hidden>${escapeHtml(page.notLoaded)}</p>`,
    ].join('\n    '),
  );
}

/** Replaces the first match with literal text, which may contain '$&'. */
function replaceOnce(text: string, place: RegExp, content: string): string {
  if (!place.test(text)) throw new Error(`The shell has no ${place.source}`);
  return text.replace(place, () => content);
}
