import type { DocumentReference, Firestore } from '@google-cloud/firestore';

/** Fields of one write, by their paths. */
interface CounterWrite {
  /** Fields that get a value. */
  readonly set: Readonly<Record<string, string | Date>>;
  /** Fields that go, if they are there. */
  readonly remove: readonly string[];
  /** Fields that get the time of the server. */
  readonly stamp: readonly string[];
  /** Counters, and the amount to add to each. */
  readonly add: readonly (readonly [field: string, by: number])[];
}

/** The part of the client that its own batches are committed by. */
interface Committer {
  readonly formattedName: string;
  initializeIfNeeded(tag: string): Promise<void>;
  request(method: 'commit', request: object, tag: string): Promise<CommitAnswer>;
}

/** Fields of google.firestore.v1.CommitResponse that are read. */
interface CommitAnswer {
  readonly writeResults?: readonly {
    readonly transformResults?: readonly { readonly integerValue?: string | number }[];
  }[];
}

/**
 * Adds to counters of a document and returns the sums, in one write: no other caller gets the same sums.
 *
 * Firestore answers every increment with its result (google.firestore.v1.WriteResult.transform_results), and
 * the client library does not pass it on. Without it each caller would have to read under a condition, and
 * read again whenever another one was first. So the request is written here and sent by the client's own
 * connection, which is not part of its types; the client's version is pinned, and the tests on the stack
 * count with it.
 *
 * @returns the counters after it, in the order of `add`
 */
export async function addToCounters(
  db: Firestore,
  document: DocumentReference,
  { set, remove, stamp, add }: CounterWrite,
): Promise<readonly number[]> {
  const committer = db as unknown as Committer;
  const tag = 'counters';
  await committer.initializeIfNeeded(tag);
  const answer = await committer.request(
    'commit',
    {
      database: committer.formattedName,
      writes: [
        {
          update: {
            name: `${committer.formattedName}/documents/${document.path}`,
            fields: Object.fromEntries(Object.entries(set).map(([field, value]) => [field, valueOf(value)])),
          },
          updateMask: { fieldPaths: [...Object.keys(set), ...remove] },
          updateTransforms: [
            ...add.map(([fieldPath, by]) => ({ fieldPath, increment: { integerValue: by } })),
            ...stamp.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
          ],
        },
      ],
    },
    tag,
  );
  const results = answer.writeResults?.[0]?.transformResults ?? [];
  return add.map((_, index) => {
    const sum = Number(results[index]?.integerValue);
    if (!Number.isSafeInteger(sum)) throw new TypeError('Firestore did not tell what a counter has become');
    return sum;
  });
}

function valueOf(value: string | Date): object {
  if (typeof value === 'string') return { stringValue: value };
  return { timestampValue: { seconds: Math.floor(value.getTime() / 1_000), nanos: 0 } };
}
