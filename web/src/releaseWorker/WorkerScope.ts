/** The part of ServiceWorkerGlobalScope in use: the project's types are those of a page. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'> & {
    readonly installing: unknown;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & WorkerEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChange) => void): void;
}

/** A window of this site. */
interface WindowClient {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<WindowClient | null>;
}

/** Event that keeps the worker running until its work is done. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** PushEvent */
export interface PushMessage extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

/** NotificationEvent of a press. */
export interface NotificationClick extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** PushSubscriptionChangeEvent */
export interface PushChange extends WorkerEvent {
  readonly oldSubscription?: {
    readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  } | null;
}
