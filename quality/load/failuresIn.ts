/** Stands for a missing answer. */
const NONE = 'no answer';

/**
 * Lists why parts of a call have no answer: the code of each failure; of a call that was refused as a whole, the one of that.
 *
 * @param status the HTTP status
 * @param body as the callable protocol has it
 */
export function failuresIn(status: number, body: string): string[] {
  const answer = parsed(body);
  if (status !== 200) return [answer?.error?.status?.toLowerCase().replaceAll('_', '-') ?? NONE];
  const { result } = answer ?? {};
  if (!result) return [NONE];
  const parts = Object.values(result).flat() as ({ failure?: { code?: string } } | null)[];
  return parts.flatMap((part) => part?.failure?.code ?? []);
}

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly status?: string };
}

function parsed(body: string): Answer | undefined {
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return undefined;
  }
}
