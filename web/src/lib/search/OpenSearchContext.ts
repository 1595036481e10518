import { createContext } from 'react';

/** Opens the search over documentation and help. */
export const OpenSearchContext = createContext<() => void>(() => undefined);
