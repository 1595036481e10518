import type { Counts } from './Counts.ts';

/** Length of a shown reason, in characters. */
const MAX_REASON_LENGTH = 300;

/**
 * Counts the tests in a JUnit report, as Python's test tools write it, and names the failed ones with the reason.
 *
 * @param directory of the tests, for the names
 */
export function countJunit(xml: string, directory: string): Counts {
  const cases = [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].map(
    ([, attributes = '', content = '']) => ({ name: nameOf(attributes), content }),
  );
  const failed = cases.filter(({ content }) => /<(failure|error)\b/.test(content));
  const skipped = cases.filter(({ content }) => /<skipped\b/.test(content));
  return {
    passed: cases.length - failed.length - skipped.length,
    failed: failed.length,
    skipped: skipped.length,
    failures: failed.map(({ name, content }) => `${directory}: ${name}: ${reasonOf(content)}`),
  };
}

function nameOf(attributes: string): string {
  return unescapeXml(/ name="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? '');
}

function reasonOf(content: string): string {
  const message = /<(?:failure|error)\b[^>]* message="([^"]*)"/.exec(content)?.[1] ?? '';
  return unescapeXml(message).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH);
}

function unescapeXml(text: string): string {
  return text
    .replaceAll(/&#(?:10|xA);/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
