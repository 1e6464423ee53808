import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/** The files of the page, and a revision of those whose names do not tell one: the build puts them here. */
declare const FILES: readonly PrecacheEntry[];

interface WorkerScope {
	skipWaiting(): Promise<void>;
	addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

precacheAndRoute([...FILES]);
cleanupOutdatedCaches();
// A new version waits until the user asks for it: pages that are open keep theirs.
scope.addEventListener('message', ({ data }) => {
	if (data === 'takeOver') void scope.skipWaiting();
});
