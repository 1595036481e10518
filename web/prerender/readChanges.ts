/** Entry of a release in the changelog. */
interface Changes {
  /** Heading of the newest entry, such as '0.2.0'; undefined while it is unreleased. */
  readonly version: string | undefined;
  /** The first sentences of each section, without markup. */
  readonly changes: readonly string[];
  readonly isUrgent: boolean;
}

/** Section that makes a release urgent (docs/operations.md). */
const URGENT = 'Urgent';
const MAX_CHANGES = 8;
const MAX_LENGTH = 200;

/**
 * Reads the newest entry of a changelog (https://keepachangelog.com), shortened for the offer of an update:
 * all points of 'Urgent', then the first point of each other section.
 */
export function readChanges(changelog: string): Changes {
  const [, entry = ''] = changelog.split(/^## /m);
  const [heading = '', ...rest] = entry.split('\n');
  const sections = rest
    .join('\n')
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const points = lines.filter((line) => line.startsWith('- ')).map(plainSentence);
      return { isUrgent: title.trim() === URGENT, points };
    });
  const urgent = sections.filter(({ isUrgent }) => isUrgent).flatMap(({ points }) => points);
  const others = sections.filter(({ isUrgent }) => !isUrgent).flatMap(({ points }) => points.slice(0, 1));
  return {
    version: /^\[?(\d+\.\d+\.\d+)/.exec(heading)?.[1],
    changes: [...urgent, ...others].slice(0, MAX_CHANGES),
    isUrgent: sections.some(({ isUrgent }) => isUrgent),
  };
}

/** Returns the first sentence of a point, without markup. */
function plainSentence(line: string): string {
  const text = line
    .slice(2)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '');
  const [sentence = text] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [];
  return sentence.length <= MAX_LENGTH ? sentence : `${sentence.slice(0, MAX_LENGTH - 1)}…`;
}
