/** Maximum sizes of what a scan writes; bytes are those of JSON. */
export interface ScanLimits {
  readonly eventBytes: number;
  readonly eventsPerCommit: number;
  /** Bytes of a commit's events and its cursor. */
  readonly commitBytes: number;
}

/**
 * Limits well below those of Firestore (1 MiB a document; 500 writes and 10 MiB a transaction) and of Cloud Tasks (1 MiB a task, in
 * base64).
 */
export const scanLimits: ScanLimits = {
  eventBytes: 262_144,
  eventsPerCommit: 400,
  commitBytes: 4_194_304,
};
