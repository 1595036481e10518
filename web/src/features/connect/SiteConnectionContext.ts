import { createContext } from 'react';
import type { SiteConnection } from './SiteConnection.ts';

/** The connection of this window. */
export const SiteConnectionContext = createContext<SiteConnection | undefined>(undefined);
