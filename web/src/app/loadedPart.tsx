import { useEffect, useState, type ComponentType } from 'react';
import { PageLoading } from '../components/PageLoading.tsx';

/** A part of a screen with separately loaded code. */
type LoadedPart<Props> = ComponentType<Props> & {
  /**
   * Starts to load the code; resolves when the part can be drawn immediately, rejects when it could not be
   * loaded.
   */
  readonly preload: () => Promise<void>;
};

/**
 * Creates a part of a screen whose code is loaded when it is first drawn or preloaded; until then a loading
 * page is shown, and a failure is thrown to the screen around it.
 *
 * React.lazy would do, except that React shows a Suspense fallback for at least 300 ms, and the wallet's
 * first screen waited that long for code that was loaded.
 *
 * @param load imports the component
 */
export function loadedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadedPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        // A later attempt may succeed.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: Props) {
    // A component is a function, which useState would call.
    const [part, setPart] = useState(() => ({ Component: loaded }));
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const { Component } = part;

    useEffect(() => {
      if (Component) return;
      let isLeft = false;
      preload().then(
        () => !isLeft && setPart({ Component: loaded }),
        (error: unknown) => !isLeft && setFailure({ error }),
      );
      return () => {
        isLeft = true;
      };
    }, [Component]);

    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : <PageLoading />;
  }

  return Object.assign(Part, { preload });
}
