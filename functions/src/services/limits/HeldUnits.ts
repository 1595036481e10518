import type { Lease } from '../../data/countWindow.ts';

/** Units of a lease that an instance has left. */
interface Piece {
  /** Units of each window; 0 for units of one window alone. */
  perWindow: number;
  readonly until: number;
  windowEndsAt: number;
  left: number;
}

/** Units taken from a lease, in the window that ended then. */
export interface Hold {
  readonly piece: Piece;
  readonly windowEndsAt: number;
  readonly units: number;
}

/** Units of one count that an instance has leased, and not used. */
export class HeldUnits {
  readonly #windowMs: number;
  #pieces: Piece[] = [];

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Returns the units that are held of each window. */
  perWindow(now: number): number {
    this.#moveTo(now);
    return this.#pieces.reduce((sum, { perWindow }) => sum + perWindow, 0);
  }

  /** Returns the units left in the window. */
  left(now: number): number {
    this.#moveTo(now);
    return this.#pieces.reduce((sum, { left }) => sum + left, 0);
  }

  add({ thisWindow, perWindow, windowEndsAt, until }: Lease): void {
    // The units of this window alone are used first.
    if (thisWindow > 0)
      this.#pieces.unshift({ perWindow: 0, until: windowEndsAt, windowEndsAt, left: thisWindow });
    if (perWindow === 0) return;
    const same = this.#pieces.find((piece) => piece.until === until && piece.windowEndsAt === windowEndsAt);
    if (!same) this.#pieces.push({ perWindow, until, windowEndsAt, left: perWindow });
    else {
      same.perWindow += perWindow;
      same.left += perWindow;
    }
  }

  /** Takes so many units, or as many as are left. */
  take(units: number, now: number): readonly Hold[] {
    this.#moveTo(now);
    const holds: Hold[] = [];
    let missing = units;
    for (const piece of this.#pieces) {
      const taken = Math.min(piece.left, missing);
      if (taken === 0) continue;
      piece.left -= taken;
      missing -= taken;
      holds.push({ piece, windowEndsAt: piece.windowEndsAt, units: taken });
    }
    return holds;
  }

  /** Returns units that were not used after all; those of a window that is over are lost. */
  giveBack(holds: readonly Hold[]): void {
    for (const { piece, windowEndsAt, units } of holds)
      if (piece.windowEndsAt === windowEndsAt) piece.left += units;
  }

  /** Begins each lease's next window when it is due. A clock that is set back begins none a second time. */
  #moveTo(now: number): void {
    this.#pieces = this.#pieces.filter(({ until }) => now < until);
    for (const piece of this.#pieces) {
      const late = now - piece.windowEndsAt;
      if (late < 0) continue;
      piece.windowEndsAt += (Math.floor(late / this.#windowMs) + 1) * this.#windowMs;
      piece.left = piece.perWindow;
    }
  }
}
