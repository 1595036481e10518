/** Runs git with these arguments and returns its output. */
export type Git = (args: readonly string[]) => string;

/** Recording a result changes these files, but not the tested code. */
const WITHOUT_RESULTS = ['.', ':!docs/quality', ':!docs/quality.md'];

/** Short hash of the current commit, followed by `-dirty` if the tree has changes; null without a git repository. */
export function commitOf(git: Git): string | null {
  try {
    const hash = git(['rev-parse', '--short=8', 'HEAD']).trim();
    const changes = git(['status', '--porcelain', '--', ...WITHOUT_RESULTS]).trim();
    return changes === '' ? hash : `${hash}-dirty`;
  } catch {
    return null;
  }
}
