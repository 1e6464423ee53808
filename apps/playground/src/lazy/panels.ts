import { centre, layout, outline } from '@x/board';
import { Board, Piece } from '@x/board/preact';
import { Fragment, h } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import type { Panels } from './model.js';
import partUrl from './part.js?worker&url';
import { runScript } from './script.js';

interface WithPanels {
	/** The modules that the lazy part takes from the page instead of bundling them (see vite.config.ts). */
	xPage?: Readonly<Record<string, object>>;
	/** The exports of the lazy part. */
	xPanels?: Panels;
}

let loading: Promise<Panels> | undefined;

/** The panels, loaded at the first call. */
export const lazyPanels = (): Promise<Panels> => {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
};

const load = async (): Promise<Panels> => {
	const page = globalThis as WithPanels;
	page.xPage = {
		'@x/board': { centre, layout, outline },
		'@x/board/preact': { Board, Piece },
		preact: { Fragment, h },
		'preact/hooks': { useEffect, useLayoutEffect, useMemo, useRef, useState },
		'preact/jsx-runtime': { Fragment, jsx, jsxs },
	};
	if (import.meta.env.DEV) await import('./part.js');
	else await runScript(partUrl);
	if (page.xPanels === undefined) throw new Error('a part of the page is missing.');
	return page.xPanels;
};
