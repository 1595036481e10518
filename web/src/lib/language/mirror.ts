import type { FunctionComponent, ReactNode } from 'react';

type Mirror = FunctionComponent<{ children: ReactNode }>;

let own: Mirror | undefined;

/** Component that mirrors the styles of its children; its code is only loaded for a language that is written from right to left. */
export const mirror = {
  /** Returns undefined where nothing is mirrored. */
  current: (): Mirror | undefined => own,

  use: (component: Mirror): void => {
    own = component;
  },
};
