import { createContext } from 'react';
import type { AddressNames } from './AddressNames.ts';

/** Names of addresses on a screen; empty without a provider. */
export const AddressNamesContext = createContext<AddressNames>(new Map());
