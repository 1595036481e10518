/** Values of a condition in one test. */
interface SeenValues {
  readonly isTrue: boolean;
  readonly isFalse: boolean;
  /** Another value, or an error. */
  readonly isOther: boolean;
}

/** By 'start-end' in the rules: the parts that were evaluated, and to what. */
export type Coverage = Readonly<Record<string, SeenValues>>;

interface ReportNode {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset: number };
  readonly values?: readonly { readonly value?: unknown }[];
  readonly children?: readonly ReportNode[];
}

/** Reads the coverage of a project's rules from the Firestore emulator, since they were loaded. */
export async function ruleCoverage(host: string, projectId: string): Promise<Coverage> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { report } = (await response.json()) as { report: readonly ReportNode[] };
  const seen: Record<string, { isTrue: boolean; isFalse: boolean; isOther: boolean }> = {};
  function visit({
    sourcePosition: { currentOffset = 0, endOffset },
    values = [],
    children = [],
  }: ReportNode) {
    if (values.length > 0) {
      const at = (seen[`${currentOffset}-${endOffset}`] ??= {
        isTrue: false,
        isFalse: false,
        isOther: false,
      });
      for (const { value } of values) {
        const text = JSON.stringify(value);
        if (text === '{"boolValue":true}') at.isTrue = true;
        else if (text === '{"boolValue":false}') at.isFalse = true;
        else at.isOther = true;
      }
    }
    for (const child of children) visit(child);
  }
  for (const node of report) visit(node);
  return seen;
}
