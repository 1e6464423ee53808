import { centre, layout, outline } from '@x/board';
import { Board, Piece } from '@x/board/preact';
import { Fragment, h } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { OFFLINE, PAGE, runScript, trusted } from '../trusted.js';

/** Puts the modules that late scripts share with the page where these scripts find them (see vite.config.ts). */
export const shareModules = (): void => {
	(globalThis as { xPage?: Readonly<Record<string, object>> }).xPage ??= {
		'@x/board': { centre, layout, outline },
		'@x/board/preact': { Board, Piece },
		preact: { Fragment, h },
		'preact/hooks': { useEffect, useLayoutEffect, useMemo, useRef, useState },
		'preact/jsx-runtime': { Fragment, jsx, jsxs },
		trusted: { OFFLINE, PAGE, runScript, trusted },
	};
};
