import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The browser's router. */
export const router = createBrowserRouter(routes);
