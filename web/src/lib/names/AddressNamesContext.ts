import { createContext } from 'react';
import type { AddressNames } from './AddressNames.ts';

/** The names that addresses have on a screen; none where nobody provides them. */
export const AddressNamesContext = createContext<AddressNames>(new Map());
