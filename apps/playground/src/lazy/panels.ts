import type { ComponentType } from 'preact';
import { Fragment, h } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import type { Context } from '../context.js';
import partUrl from './part.js?worker&url';
import { runScript } from './script.js';

/** The panels that come when they are first opened. They are given the page's context, for theirs would be another one. */
export interface Panels {
	readonly Rules: ComponentType<Context>;
	readonly Laboratory: ComponentType<Context>;
	readonly Workshop: ComponentType<Context>;
	readonly Feen: ComponentType<Context>;
	readonly PlaneBoard: ComponentType<Context>;
	readonly IcnField: ComponentType<Context>;
}

interface WithPanels {
	/** What the part takes from the page instead of bringing it again (see vite.config.ts). */
	xPage?: Readonly<Record<string, object>>;
	/** What the part leaves for the page. */
	xPanels?: Panels;
}

let loading: Promise<Panels> | undefined;

/** The panels, loaded when first asked for. */
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
		preact: { Fragment, h },
		'preact/hooks': { useEffect, useMemo, useRef, useState },
		'preact/jsx-runtime': { Fragment, jsx, jsxs },
	};
	if (import.meta.env.DEV) await import('./part.js');
	else await runScript(partUrl);
	if (page.xPanels === undefined) throw new Error('a part of the page is missing.');
	return page.xPanels;
};
