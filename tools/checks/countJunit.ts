import type { Counts } from './Counts.ts';

/**
 * The counts of a JUnit report, as Python's test tools write it.
 * @param directory Where the tests are, for the names of those that failed.
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
    failures: failed.map(({ name }) => `${directory}: ${name}`),
  };
}

function nameOf(attributes: string): string {
  const name = / name="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? '';
  return name
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
