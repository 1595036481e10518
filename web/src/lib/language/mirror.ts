import { createElement, type FunctionComponent, type ReactNode } from 'react';

type Mirror = FunctionComponent<{ children: ReactNode }>;

let own: Mirror | undefined;

/** Component that mirrors the styles of its children; its code is only loaded for a language that is written from right to left. */
export const mirror = {
  set: (component: Mirror): void => {
    own = component;
  },

  /** Wraps content in the component, if there is one. */
  wrap: (content: ReactNode): ReactNode => (own ? createElement(own, null, content) : content),
};
