import type { QualityResult } from './QualityResult.ts';

const MINUTE_S = 60;

/** One row of the table in docs/quality.md. */
export function resultRow(result: QualityResult): string {
  const { suite, claim, figures, commit, date } = result;
  const cells = [
    `\`${suite}\``,
    claim,
    figures.join('; ') || '—',
    countsText(result),
    commit ?? '—',
    date.slice(0, 'YYYY-MM-DD'.length),
    durationText(result),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

function countsText({ passed, failed }: QualityResult): string {
  if (passed === null || failed === null) return 'not counted';
  const counts = `${passed.toLocaleString('en')} passed`;
  return failed === 0 ? counts : `${counts}, **${failed.toLocaleString('en')} failed**`;
}

function durationText({ durationSeconds: seconds }: QualityResult): string {
  if (seconds === null) return '—';
  return seconds < 2 * MINUTE_S ? `${seconds} s` : `${Math.round(seconds / MINUTE_S)} min`;
}
