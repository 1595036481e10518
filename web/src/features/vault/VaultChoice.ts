import type { TextId } from '../../texts/texts.ts';

/** Choice to store a phrase on this device, and what unlocks it. */
export interface VaultChoice {
  readonly isWanted: boolean;
  readonly way: 'passkey' | 'password';
  /** Undefined until a password that is accepted is typed twice. */
  readonly password: string | undefined;
}

/** Failure to create a passkey; another failure is another object. */
export interface PasskeyFailure {
  readonly problem: TextId;
}
