import type { QualityResult } from './QualityResult.ts';

/** Returns the gaps of all results, each a line of the list in docs/quality.md. */
export function knownGaps(suites: readonly string[], results: readonly QualityResult[]): string[] {
  const recorded = new Set(results.map(({ suite }) => suite));
  const where = (holds: (result: QualityResult) => boolean) =>
    results.filter(holds).map(({ suite }) => suite);
  return [
    ...results.flatMap(({ suite, gaps }) => gaps.map((gap) => `\`${suite}\`: ${gap}`)),
    ...listed(
      'Checks failed in the last run',
      where(({ failed }) => (failed ?? 0) > 0),
    ),
    ...listed(
      'No run is recorded',
      suites.filter((suite) => !recorded.has(suite)),
    ),
    ...listed(
      'The last run did not record its counts',
      where(({ passed }) => passed === null),
    ),
    ...listed(
      'The last run did not record its commit',
      where(({ commit }) => commit === null),
    ),
    ...listed(
      'The last run was of a tree with changes',
      where(({ commit }) => commit?.endsWith('-dirty') === true),
    ),
  ];
}

function listed(what: string, suites: readonly string[]): string[] {
  return suites.length === 0 ? [] : [`${what}: ${suites.map((suite) => `\`${suite}\``).join(', ')}.`];
}
