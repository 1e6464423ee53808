import type { Signal } from '@preact/signals';
import type { Notice } from '../state/store.js';
import * as strings from '../strings/page.js';
import { OFFLINE, trusted } from '../trusted.js';

/** Milliseconds after the page is there: its own files come first. */
const REST = 3000;

let isAsked = false;

/** Keeps the files of the page for visits without a network, where a server sent it, and offers a new version when there is one. */
export const workOffline = (notice: Signal<Notice | undefined>): void => {
	if (!import.meta.env.PROD || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
	if (isAsked) return;
	isAsked = true;
	const link = document.createElement('link');
	link.rel = 'manifest';
	link.href = new URL('manifest.webmanifest', OFFLINE).href;
	document.head.append(link);
	const offer = (waiting: ServiceWorker): void => {
		notice.value = {
			text: strings.newVersion,
			undo: false,
			action: { label: strings.loadVersion, run: () => waiting.postMessage('takeOver') },
		};
	};
	const register = async (): Promise<void> => {
		const { serviceWorker } = navigator;
		const isUpdate = serviceWorker.controller !== null;
		const registration = await serviceWorker.register(trusted(OFFLINE));
		if (registration.waiting !== null && isUpdate) offer(registration.waiting);
		registration.addEventListener('updatefound', () => {
			const found = registration.installing;
			found?.addEventListener('statechange', () => {
				if (found.state === 'installed' && isUpdate) offer(found);
			});
		});
		serviceWorker.addEventListener('controllerchange', () => {
			if (isUpdate) location.reload();
		});
	};
	// A browser may refuse, as in a private window: then the page needs its network.
	setTimeout(() => register().catch(() => undefined), REST);
};
