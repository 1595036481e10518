import { loadedPart } from '../loadedPart.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { useEnvironment } from '../../components/useEnvironment.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

const DesignPage = loadedPart(async () => (await import('../design/DesignPage.tsx')).DesignPage);

/** /design, in the local stack only; elsewhere the page does not exist. */
export function DesignRoute() {
  const environment = useEnvironment();
  if (!environment) return <PageLoading />;
  return environment.emulators ? <DesignPage /> : <NotFoundRoute />;
}
